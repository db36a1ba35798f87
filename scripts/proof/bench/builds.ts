import { rm } from 'node:fs/promises';
import { scriptCommand } from '../../support/run';
import type { Figure } from './figure';
import { measureCommand } from './measure-command';

const OUT = '.cache/bench-out';

/** Measures a clean build of the site. */
export async function benchBuilds(): Promise<Figure[]> {
  const { seconds, processor } = await measureCommand(...scriptCommand('build'), { OUT_DIR: OUT });
  await rm(OUT, { recursive: true });
  return [
    {
      what: 'Clean build',
      bound: 'at most 18 s, 28 s of processor time',
      measured: `${seconds.toFixed(1)} s, ${processor.toFixed(1)} s of processor time`,
    },
  ];
}
