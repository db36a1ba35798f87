import { statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { listFiles } from '../../../lib/content/read/files';
import { scriptCommand } from '../../support/run';
import type { Figure } from './figure';
import { generateContent } from './generate-content';
import { measureCommand } from './measure-command';

const LOCALES = 2;
const BYTES_PER_MB = 1_000_000;

/**
 * Builds a site of generated pages, and measures time, memory and the size of the export.
 *
 * @param pages The number of pages, both languages together.
 * @param bound The bound for this number of pages.
 */
export async function benchScale(pages: number, bound: string): Promise<Figure> {
  const content = `.cache/generated-${pages}`;
  const out = `.cache/generated-${pages}-out`;
  await generateContent(content, pages / LOCALES);
  const env = { CONTENT_DIR: content, OUT_DIR: out };
  const { seconds, peakGb } = await measureCommand(...scriptCommand('build'), env);
  const bytes = sizeOf(out);
  await rm(content, { recursive: true });
  await rm(out, { recursive: true });
  return {
    what: `${pages.toLocaleString('en')} generated pages, 6 code blocks each: clean build`,
    bound,
    measured: `${seconds.toFixed(0)} s, ${peakGb.toFixed(2)} GB, ${(bytes / BYTES_PER_MB).toFixed(0)} MB exported`,
  };
}

function sizeOf(folder: string): number {
  return listFiles(folder).reduce((sum, name) => sum + statSync(`${folder}/${name}`).size, 0);
}
