import { createHash } from 'node:crypto';
import { type Zippable, zipSync } from 'fflate';
import type { SiteFiles } from '../check-site/site';

/** The first day that a zip file can contain. Zip files store local time, so the parts are set in local time. */
const DATE = new Date(1980, 0, 1);
/** Text is compressed; images and fonts are compressed already. */
const COMPRESSED = /\.(?:png|webp|avif|jpe?g|woff2|mp4|webm|gz|br)$/;
const BEST = 9;
const STORED = 0;

/** Packs files into a zip file with one folder. The same files give the same bytes, in every folder and time zone. */
export function zipOf({ names, read }: SiteFiles, folder: string): Uint8Array {
  const entries: Zippable = {};
  for (const name of [...names].sort()) {
    const level = COMPRESSED.test(name) ? STORED : BEST;
    entries[`${folder}/${name}`] = [read(name), { level, mtime: DATE }];
  }
  return zipSync(entries);
}

/** The hashes of files in the format of `sha256sum --check`. */
export function hashList(files: Readonly<Record<string, Uint8Array>>): string {
  return Object.entries(files)
    .map(([name, bytes]) => `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`)
    .join('');
}
