import path from 'node:path';
import { z } from 'zod';
import type { Page } from '../../model';
import { checkShape, readYaml } from '../../problem/check-shape';
import { didYouMean } from '../../problem/did-you-mean';
import type { Report } from '../../problem/report';
import { squash } from '../../search/normalize';
import { type ContentRoot, rootKeyOf } from '../pages/pages';
import { contentDir, displayName } from '../read/content-dir';
import { readText } from '../read/read-text';
import { remember } from '../read/remember';

export const KEYWORDS_NAME = 'keywords.yaml';

/** What readers call a page, or a section of it. */
export interface Keywords {
  /** The id of the heading; empty for the page. */
  id: string;
  words: readonly string[];
  /** Where they are written. */
  file: string;
  line: number;
  /** The line of each word. */
  lines: readonly number[];
}

const word = z
  .string()
  .trim()
  .refine((text) => squash(text) !== '', 'Write words that readers use.');
const schema = z.record(z.string(), z.array(word).min(1, 'Write a word, or remove the entry.'));

interface KeywordsSource {
  roots: readonly ContentRoot[];
  pages: readonly Page[];
  report: Report;
}

/**
 * Read `keywords.yaml` of each language: words by page (`guide/start/cli.mdx`) and by heading (`guide/start/cli.mdx#analyze`).
 * Whether a page has the heading is only known once it is compiled; see `checkKeywords`.
 */
export function readKeywords(source: KeywordsSource): ReadonlyMap<Page, readonly Keywords[]> {
  const { roots, pages, report } = source;
  const found = new Map<Page, Keywords[]>();
  for (const { folder } of roots) {
    const absolute = path.join(contentDir(), folder, KEYWORDS_NAME);
    const text = readText(absolute, report);
    if (text === undefined) continue;
    const own = pages.filter((page) => rootKeyOf(page) === folder);
    const byName = new Map(own.map((page) => [page.relativePath.slice(folder.length + 1), page]));
    for (const { name, ...keywords } of parseText(report, displayName(absolute), text)) {
      const page = byName.get(name);
      if (page) found.set(page, [...(found.get(page) ?? []), keywords]);
      else {
        const { file, line } = keywords;
        const otherwise = 'Write it as seen from this folder: guide/start/cli.mdx.';
        const remedy = didYouMean(name, [...byName.keys()], { otherwise });
        report({ file, line, problem: `names ${name}, which is not a page.`, remedy });
      }
    }
  }
  return found;
}

const parseText = remember((report, file, text: string): (Keywords & { name: string })[] => {
  const data = readYaml(text, file, report);
  const written = data && checkShape(schema, data, file, report);
  if (!data || !written) return [];
  return Object.entries(written).map(([key, words]) => {
    const [name = '', id = ''] = key.split('#');
    const lines = words.map((_, index) => data.lineOf([key, index]));
    return { name, id, words, file, line: data.lineOf([key]), lines };
  });
});
