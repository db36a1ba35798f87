import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { contentDir, displayName } from './content-dir';
import { listFiles, readTextIfAny } from './read/files';
import { workspace } from './workspace';
import { writeWhole } from './write-whole';

const ABANDONED_AFTER_MS = 60_000;

/**
 * What was kept under a name, if it was made from the same (`key`) and is still there as it was written.
 *
 * @param key A hash of everything that it is made from, apart from the version of Node.js; see {@link hashOf} and
 * {@link hashOfFiles}.
 */
export function readKept(name: string, key: string): string | undefined {
  const entry = entryOf(name);
  const lines = entry === undefined ? undefined : readTextIfAny(entry)?.split('\n');
  const [hash, madeFrom, ...text] = lines ?? [];
  if (madeFrom !== lineOf(key)) return undefined;
  const kept = text.join('\n');
  return hash === hashOf(`${madeFrom}\n${kept}`) ? kept : undefined;
}

/** Whether something was kept under a name, from whatever it was made. */
export function isKept(name: string): boolean {
  const entry = entryOf(name);
  return entry !== undefined && existsSync(entry);
}

/** Keep something in place of what was kept under the name before: editing a page does not fill the disk. */
export function keep(name: string, key: string, text: string): void {
  const entry = entryOf(name);
  if (entry === undefined) return;
  const lines = `${lineOf(key)}\n${text}`;
  writeWhole(entry, `${hashOf(lines)}\n${lines}`);
}

/** Another version of Node.js may make something else of the same. */
function lineOf(key: string): string {
  return `${process.version} ${key}`;
}

/** Remove what is kept under other names, and of content folders that are gone. */
export function dropOthers(names: readonly string[]): void {
  const store = workspace().pages;
  if (store === undefined || !existsSync(store)) return;
  for (const name of readdirSync(store)) {
    if (!existsSync(decodeURIComponent(name))) rmSync(path.join(store, name), { recursive: true });
  }
  const kept = new Set(names.map(entryOf));
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

function entryOf(name: string): string | undefined {
  const store = workspace().pages;
  if (store === undefined) return undefined;
  const folder = encodeURIComponent(displayName(contentDir()));
  return path.join(store, folder, `${hashOf(name)}.json`);
}

/** A hash of the content of files. */
export function hashOfFiles(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(hashOf(readFileSync(file)));
  return hash.digest('hex');
}

export function hashOf(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}
