import path from 'node:path/posix';
import type { Page } from '../../../lib/model';
import type { Site } from '../../../lib/site/site';
import type { Reference } from './coverage';
import { readSections } from './sections';

/** Paths relative to the folder of a language. */
const PAGES: Record<keyof Reference, string> = {
  options: 'config/options/options',
  features: 'config/options/options',
  rules: 'guide/more/rules',
  cli: 'guide/start/cli',
};

/** The reference in every language. */
export function readReferences({ routing, pages }: Site): Reference[] {
  return routing.locales.map((locale) => {
    const read = (slug: string) => readReferencePage(slug, locale, pages);
    const found = Object.entries(PAGES).map(([name, slug]) => [name, read(slug)]);
    return Object.fromEntries(found) as Reference;
  });
}

function readReferencePage(slug: string, locale: string, pages: readonly Page[]) {
  const page = pages.find(
    (candidate) => candidate.locale === locale && candidate.slug.join('/') === slug,
  );
  if (!page) return { file: `content/${locale}/${slug}.mdx` };
  return { file: page.file, sections: readSections(page, piecesOf(page, pages)) };
}

/** The shared pieces that a page includes. */
function piecesOf({ file, body }: Page, pages: readonly Page[]): Map<string, Page> {
  const pieces = new Map<string, Page>();
  for (const [, name = '', target = ''] of body.matchAll(/^import (\w+) from '(\.[^']+)'/gm)) {
    const wanted = path.join(path.dirname(file), target);
    const piece = pages.find((page) => page.file === wanted);
    if (piece) pieces.set(name, piece);
  }
  return pieces;
}
