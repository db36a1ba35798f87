import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { CompiledMdx, MdxLabels, MdxSource } from '../mdx/compile';
import type { HostRecord } from '../mdx/recorded-host';
import type { Page } from '../model';
import { contentDir, displayName, rootDir } from './content-dir';
import { listFiles, readTextIfAny } from './read/files';
import { workspace } from './workspace';
import { writeWhole } from './write-whole';

/** What a page is compiled from, apart from what it asks of the site. */
export interface PageSource extends MdxSource {
  /** Its file below the content folder; a built-in page has a name there, too. */
  relativePath: string;
  labels: MdxLabels;
  /** Changes with the plugins of the site. */
  plugins: string;
}

/** A page as it was compiled. */
interface StoredPage {
  /** What it asked of the site, and the problems in it. */
  record: HostRecord;
  /** Null after a syntax error. */
  compiled: CompiledMdx | null;
}

/** What compiles pages: another version of it may give something else. */
const CODE = ['lib', 'package-lock.json'];

const ABANDONED_AFTER_MS = 60_000;

/** A hash of it, computed once: a development server loads this code again after a change. */
let version: string | undefined;

/**
 * The page that was compiled from a source, if it is still there as it was written. It holds if the site gives the same
 * answers to what it asked.
 */
export function readStoredPage(source: PageSource): StoredPage | undefined {
  const entry = entryOf(source.relativePath);
  const lines = entry === undefined ? undefined : readTextIfAny(entry)?.split('\n');
  const [hash, sourceHash, page = ''] = lines ?? [];
  const isWhole = hash !== undefined && hash === hashOf(`${sourceHash}\n${page}`);
  return isWhole && sourceHash === hashOfSource(source) ? JSON.parse(page) : undefined;
}

/** Keep a compiled page, in place of what was kept of it before. */
export function writeStoredPage(source: PageSource, page: StoredPage): void {
  const entry = entryOf(source.relativePath);
  if (entry === undefined) return;
  const text = `${hashOfSource(source)}\n${JSON.stringify(page)}`;
  writeWhole(entry, `${hashOf(text)}\n${text}`);
}

/** Remove what is kept of other pages than these, and of content folders that are gone. */
export function dropOtherPages(pages: readonly Page[]): void {
  const store = workspace().pages;
  if (store === undefined || !existsSync(store)) return;
  for (const name of readdirSync(store)) {
    if (!existsSync(decodeURIComponent(name))) rmSync(path.join(store, name), { recursive: true });
  }
  const kept = new Set(pages.map(({ relativePath }) => entryOf(relativePath)));
  const folder = path.join(store, encodeURIComponent(displayName(contentDir())));
  for (const name of listFiles(folder)) {
    const entry = path.join(folder, name);
    const isOver = name.endsWith('.json') ? !kept.has(entry) : isAbandoned(entry);
    if (isOver) rmSync(entry, { force: true });
  }
}

/** Has the process that writes a file been killed? Writing takes milliseconds. */
function isAbandoned(file: string): boolean {
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  return Date.now() - written > ABANDONED_AFTER_MS;
}

/** One entry per page, so that editing a page does not fill the disk. */
function entryOf(relativePath: string): string | undefined {
  const store = workspace().pages;
  if (store === undefined) return undefined;
  const folder = encodeURIComponent(displayName(contentDir()));
  return path.join(store, folder, `${hashOf(relativePath)}.json`);
}

function hashOfSource(source: PageSource): string {
  version ??= hashOfCode();
  return hashOf(JSON.stringify([version, source]));
}

function hashOfCode(): string {
  const hash = createHash('sha256').update(process.version);
  for (const name of CODE) {
    const absolute = path.join(rootDir(), name);
    // Types compile to nothing, and Next.js writes some of them between the check and the rendering of a first build.
    const files = name.endsWith('.json')
      ? [absolute]
      : listFiles(absolute)
          .filter((file) => !/\.d\.(?:json\.)?ts$/.test(file))
          .map((file) => path.join(absolute, file));
    for (const file of files) hash.update(hashOf(readFileSync(file)));
  }
  return hash.digest('hex');
}

function hashOf(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}
