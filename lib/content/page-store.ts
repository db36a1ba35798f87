import path from 'node:path';
import type { CompiledMdx, MdxLabels, MdxSource } from '../mdx/compile';
import type { HostRecord } from '../mdx/recorded-host';
import type { Page } from '../model';
import { rootDir } from './content-dir';
import { listFiles } from './read/files';
import { dropOthers, hashOf, hashOfFiles, isKept, keep, readKept } from './store';

/** What a page is compiled from, apart from what it asks of the site. */
export interface PageSource extends MdxSource {
  /** Its file below the content folder; a built-in page has a name there, too. */
  relativePath: string;
  labels: MdxLabels;
}

/** A page as it was compiled. */
export interface StoredPage {
  /** What it asked of the site, and the problems in it. */
  record: HostRecord;
  /** Null after a syntax error. */
  compiled: CompiledMdx | null;
}

/** A hash of what compiles pages, computed once: a development server loads this code again after a change. */
let version: string | undefined;

/**
 * The page that was compiled from a source, if it is still kept. It holds if the site gives the same answers to what it
 * asked.
 */
export function readStoredPage(source: PageSource): StoredPage | undefined {
  const kept = readKept(compiledName(source), keyOf(source));
  return kept === undefined ? undefined : JSON.parse(kept);
}

/** Whether a page is kept as it was compiled at some time. That costs no reading of it, and most have not changed since. */
export function isStored(page: Pick<Page, 'relativePath'>): boolean {
  return isKept(compiledName(page));
}

export function writeStoredPage(source: PageSource, page: StoredPage): void {
  keep(compiledName(source), keyOf(source), JSON.stringify(page));
}

/** Remove what is kept of other pages than these. */
export function dropOtherPages(pages: readonly Page[]): void {
  dropOthers(
    pages.flatMap((page) => [compiledName(page), exportedName(page), socialImageName(page)]),
  );
}

function compiledName({ relativePath }: Pick<Page, 'relativePath'>): string {
  return `compiled ${relativePath}`;
}

/** The name under which a build keeps a page as it was exported; several can have the same file. */
export function exportedName({ routePath }: Pick<Page, 'routePath'>): string {
  return `exported ${routePath}`;
}

export function socialImageName({ routePath }: Pick<Page, 'routePath'>): string {
  return `social image ${routePath}`;
}

function keyOf(source: PageSource): string {
  version ??= hashOfFiles(compilerFiles());
  return hashOf(JSON.stringify([version, source]));
}

/** Types compile to nothing, and Next.js writes some of them between the check and the rendering of a first build. */
function compilerFiles(): string[] {
  const folder = path.join(rootDir(), 'lib');
  const code = listFiles(folder).filter((name) => !/\.d\.(?:json\.)?ts$/.test(name));
  return [
    ...code.map((name) => path.join(folder, name)),
    path.join(rootDir(), 'package-lock.json'),
  ];
}
