import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Write a file, with its folder. Processes that read it meanwhile get the old content or the new one, never a part. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}
