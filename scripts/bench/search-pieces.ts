import { rm } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { listFiles } from '../../lib/content/read/files';
import { writeWhole } from '../../lib/content/write-whole';
import { run, scriptCommand } from '../support/run';
import { buildPieces } from '../support/search-pieces';
import { type Figure, median } from './figure';
import { slowNetwork } from './first-screen';
import { manyDocuments } from './search-scale';
import { withFolder } from './with-site';

const OUT_DIR = '.cache/search-pieces';
const RUNS = 5;
const BYTES_PER_KB = 1000;

/** Measures a query on a large site, from the key that opens search to the first result. */
export async function benchSearchPieces(pages: number): Promise<Figure> {
  // The index of a small site, which the index of many pages replaces.
  await run(...scriptCommand('build'), {
    CONTENT_DIR: '__tests__/fixtures/versions',
    OUT_DIR,
  });
  const entry = listFiles(OUT_DIR).find((file) =>
    /search_pieces\.2\.x\.en\..*\/pagefind-entry\.json$/.test(file),
  );
  if (entry === undefined) throw new Error('The site does not have a split index.');
  const folder = path.resolve(OUT_DIR, path.dirname(entry));
  await rm(folder, { recursive: true });
  const pieces = await buildPieces(await manyDocuments(pages), { lang: 'en', base: '/' });
  for (const { path: name, content } of pieces) writeWhole(path.join(folder, name), content);

  return withFolder(OUT_DIR, async ({ browser, origin }) => {
    const runs = [];
    for (let count = 0; count < RUNS; count += 1) runs.push(await firstResult(browser, origin));
    const ms = median(runs.map((run) => run.ms));
    const kb = Math.max(...runs.map(({ bytes }) => bytes)) / BYTES_PER_KB;
    return {
      what: `Search over ${pages.toLocaleString('en')} pages as long as those of this site, split index; 1.6 Mbit/s, 150 ms, nothing cached: opened to first result, median of ${RUNS}; download`,
      bound: 'within 1,500 ms, at most 200 kB',
      measured: `${ms.toFixed(0)} ms, ${kb.toFixed(1)} kB`,
    };
  });
}

async function firstResult(browser: Browser, url: string): Promise<{ ms: number; bytes: number }> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await slowNetwork(page);
  // By address: what has been fetched ahead comes from the cache the second time.
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (sizes.has(response.url())) return;
    const size = response.body().then((body) => gzipSync(body, { level: 9 }).length);
    sizes.set(response.url(), size);
  });
  const start = performance.now();
  await page.keyboard.press('/');
  await page.getByRole('combobox').waitFor();
  await page.keyboard.insertText('duplicate packages');
  await page.getByRole('option').first().waitFor();
  const ms = performance.now() - start;
  const bytes = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
  await page.context().close();
  return { ms, bytes };
}
