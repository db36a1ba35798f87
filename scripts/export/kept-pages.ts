import path from 'node:path';
import { listPublicFiles } from '../../lib/content/assets';
import { publicDir } from '../../lib/content/content-dir';
import { exportedName } from '../../lib/content/page-store';
import { searchSourceOf } from '../../lib/content/search/search-files';
import type { Site } from '../../lib/content/site';
import { hashOf, hashOfFiles, keep, readKept } from '../../lib/content/store';
import type { Page } from '../../lib/model';
import type { BuildData, PageData } from '../../lib/source';
import type { PublishedPage } from '../publish/published-page';
import { codeFiles, codeFilesIn } from '../support/code-hash';
import { readPolicy } from './site-facts';

/** What the export of a page is a function of. */
export interface PageKey {
  /** Of everything but the index of the search, whose addresses change with every edit of any page. */
  hash: string;
  /** The addresses of the index, as the page contains them. */
  index: string | undefined;
}

/** What decides whether pages can be kept. */
export interface PageKeys {
  /** A hash of the code of a build. */
  code: string;
  /** Of the pages that can be kept, by their paths. */
  pages: ReadonlyMap<string, PageKey>;
  /** The number of pages that this build renders. */
  rendered: number;
}

/** What the site needs to know of a page that has been written. */
export interface WrittenPage {
  /** See `writePageStyles`. */
  names: ReadonlySet<string>;
  /** Absent for a page that is not listed. */
  published: PublishedPage | undefined;
}

/** A page as the export writes it, before its style sheet has a name. */
export interface KeptPage extends WrittenPage {
  html: string;
}

/** In place of the addresses of the index. No page contains this character. */
const INDEX = '\0';

/** Public files that `addIntegrity` reads. */
const SCRIPT = /\.m?js$/;

/** A hash of the code of a build, and of the scripts that it serves. */
export function buildCode(): string {
  return hashOfFiles([
    ...codeFiles(),
    ...codeFilesIn('scripts').map((name) => path.join('scripts', name)),
    ...listPublicFiles().flatMap((name) => (SCRIPT.test(name) ? path.join(publicDir(), name) : [])),
  ]);
}

/**
 * Returns a function that computes the keys of pages.
 *
 * @param code See {@link buildCode}.
 * @param common What all pages are rendered from.
 */
export async function pageKeyer(
  site: Site,
  code: string,
  common: Omit<BuildData, 'routes'>,
): Promise<(page: Page, data: PageData) => PageKey> {
  const shared = [
    code,
    common,
    site.config,
    site.theme.css,
    [...site.navs],
    await readPolicy(site),
  ];
  const start = hashOf(JSON.stringify(shared));
  return (page, data) => {
    const source = searchSourceOf(site, page);
    const index = source && JSON.stringify(source);
    const described = JSON.stringify([{ ...page, head: '', body: '', original: undefined }, data]);
    return { hash: hashOf(start + withoutIndex(described, index)), index };
  };
}

/** The page as an earlier build has exported it. */
export function readKeptPage(page: Page, { hash, index }: PageKey): KeptPage | undefined {
  const kept = readKept(exportedName(page), hash);
  if (kept === undefined) return undefined;
  const { html, names, published } = JSON.parse(kept);
  return {
    html: html.replaceAll(INDEX, () => index),
    names: new Set(names),
    published: published && { ...published, page },
  };
}

export function keepPage(page: Page, { hash, index }: PageKey, exported: KeptPage): void {
  const { html, names, published } = exported;
  const kept = {
    html: withoutIndex(html, index),
    names: [...names],
    published: published && { ...published, page: undefined },
  };
  keep(exportedName(page), hash, JSON.stringify(kept));
}

function withoutIndex(text: string, index: string | undefined): string {
  return index === undefined ? text : text.replaceAll(index, INDEX);
}
