import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { bin } from '../support/run';
import type { Figure } from './figure';
import { measureCommand } from './measure-command';

const BARE = '.cache/bare';
const BYTES_PER_KB = 1000;
/** The pages that are weighed, and what they may weigh in kB. */
const PAGES = [
  { name: 'a doc page with code and tabs', file: 'out/guide/start/quick-start.html', most: 18 },
  { name: 'the home page', file: 'out/index.html', most: 22 },
];

/** The script that pages load before any interaction, compared with a Next.js page that does nothing. */
export async function benchPageWeight(): Promise<Figure[]> {
  await measureCommand(bin('tsx'), ['scripts/build.ts'], {});
  const bare = await scriptKb(await buildBarePage(), path.join(BARE, 'out'));
  const figures: Figure[] = [];
  for (const { name, file, most } of PAGES) {
    const site = await scriptKb(file, 'out');
    figures.push({
      what: `Script of ${name} before interaction, beyond a bare Next.js page`,
      bound: `at most ${most} kB gzip`,
      measured: `${(site - bare).toFixed(1)} kB (${site.toFixed(1)} against ${bare.toFixed(1)})`,
    });
  }
  return figures;
}

/** Gzipped size in kB of all scripts that a page loads in a current browser. */
async function scriptKb(page: string, folder: string): Promise<number> {
  const html = await readFile(page, 'utf8');
  const tags = html.match(/<script[^>]+src="[^"]+"[^>]*>/g) ?? [];
  const sources = tags
    .filter((tag) => !/\bnomodule\b/i.test(tag))
    .map((tag) => /src="([^"]+)"/.exec(tag)?.[1] ?? '');
  let bytes = 0;
  for (const source of new Set(sources)) {
    bytes += gzipSync(await readFile(path.join(folder, source)), { level: 9 }).length;
  }
  return bytes / BYTES_PER_KB;
}

/** Export the smallest possible app with the same Next.js. */
async function buildBarePage(): Promise<string> {
  await rm(BARE, { recursive: true, force: true });
  await mkdir(path.join(BARE, 'app'), { recursive: true });
  const files = {
    'package.json': '{ "type": "module" }',
    'next.config.mjs':
      "export default { output: 'export', turbopack: { root: process.cwd() }, typescript: { ignoreBuildErrors: true } };",
    'app/layout.jsx':
      'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
    'app/page.jsx': 'export default () => <h1>Hello</h1>;',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(BARE, name), text);
  await measureCommand(bin('next'), ['build', BARE], { NEXT_TELEMETRY_DISABLED: '1' });
  return path.join(BARE, 'out/index.html');
}
