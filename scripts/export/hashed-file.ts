import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { GENERATED_FOLDER } from '../../lib/content/assets';
import { hrefFor } from '../../lib/paths';

const NAME_LENGTH = 12;

/** Where a site is written, and the path it is served under. */
interface Place {
  folder: string;
  base: string;
}

/**
 * Writes a generated file of a site, named by the hash of its text.
 *
 * @param kind The folder for such files.
 * @returns Its address.
 */
export function writeHashed(
  { folder, base }: Place,
  kind: string,
  ending: string,
  text: string,
): string {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, NAME_LENGTH);
  const file = path.posix.join(GENERATED_FOLDER, kind, `${hash}.${ending}`);
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
  return hrefFor(`/${file}`, base);
}
