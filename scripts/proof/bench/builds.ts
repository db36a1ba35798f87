import { rm } from 'node:fs/promises';
import { scriptCommand } from '../../support/run';
import type { Figure } from './figure';
import { generateContent } from './generate-content';
import { measureCommand } from './measure-command';

const PAGES = 1000;
const CONTENT = '.cache/generated';
const OUT = '.cache/bench-out';

/** Measures clean builds of this site, and of one of generated pages. */
export async function benchBuilds(): Promise<Figure[]> {
  await generateContent(CONTENT, PAGES);
  const figures = [
    await measureBuild('This site', 'content', 'at most 18 s, 28 s of processor time'),
    await measureBuild(
      `${PAGES.toLocaleString('en')} generated pages, 6 code blocks each`,
      CONTENT,
      'at most 40 s and 1.8 GB',
    ),
  ];
  await rm(CONTENT, { recursive: true });
  return figures;
}

async function measureBuild(name: string, content: string, bound: string): Promise<Figure> {
  const env = { CONTENT_DIR: content, OUT_DIR: OUT };
  const { seconds, processor, peakGb } = await measureCommand(...scriptCommand('build'), env);
  await rm(OUT, { recursive: true });
  return {
    what: `${name}: clean build`,
    bound,
    measured: `${seconds.toFixed(1)} s, ${processor.toFixed(1)} s of processor time, ${peakGb.toFixed(2)} GB`,
  };
}
