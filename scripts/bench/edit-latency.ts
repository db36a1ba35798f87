import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { launchChromium } from '../support/chromium';
import { bin } from '../support/run';
import type { Figure } from './figure';

const PORT = '4313';
const ADDRESS = `http://localhost:${PORT}/guide/start/quick-start`;
const EDITS = 7;
const PAUSE_MS = 700;

/** The time from saving a page until its change stands in the open browser; the longest page, without reload. */
export async function benchEditLatency(): Promise<Figure> {
  const folder = await mkdtemp('.cache/edited-');
  await cp('content', folder, { recursive: true });
  const config = path.join(folder, 'site.config.ts');
  await writeFile(config, (await readFile(config, 'utf8')).replace("'../lib", "'../../lib"));
  const server = spawn(bin('tsx'), ['scripts/dev.ts'], {
    env: { ...process.env, CONTENT_DIR: folder, PORT },
    detached: true,
    stdio: 'ignore',
  });
  try {
    const times = await measureEdits(path.join(folder, 'en/guide/start/quick-start.mdx'));
    const median = times.toSorted((a, b) => a - b)[Math.floor(EDITS / 2)] ?? 0;
    return {
      what: `Saved edit to visible, median of ${EDITS}, no document reload`,
      bound: 'at most 400 ms',
      measured: `${median} ms (${Math.min(...times)} to ${Math.max(...times)})`,
    };
  } finally {
    if (server.pid !== undefined) process.kill(-server.pid);
    await rm(folder, { recursive: true });
  }
}

async function measureEdits(file: string): Promise<number[]> {
  const browser = await launchChromium();
  const page = await browser.newPage();
  await waitForServer();
  await page.goto(ADDRESS);
  await page.waitForTimeout(2 * PAUSE_MS);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const text = await readFile(file, 'utf8');
  const times: number[] = [];
  for (let edit = 0; edit < EDITS; edit += 1) {
    const words = `Edit ${edit} of the benchmark.`;
    const start = Date.now();
    await writeFile(file, text.replace(/\n(?=## )/, `\n${words}\n\n`));
    await page.waitForFunction((wanted) => document.body.textContent?.includes(wanted), words);
    times.push(Date.now() - start);
    await page.waitForTimeout(PAUSE_MS);
  }
  const isSame = await page.evaluate(() => 'isSameDocument' in window);
  await browser.close();
  if (!isSame) throw new Error('The document was reloaded.');
  return times;
}

async function waitForServer(): Promise<void> {
  const isUp = () =>
    fetch(ADDRESS).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
