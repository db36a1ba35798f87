import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { launchChromium } from '../support/chromium';
import { bin } from '../support/run';
import type { Figure } from './figure';
import { generateContent } from './generate-content';

const PORT = '4313';
/** As an author may open it; Next.js itself answers pages at `localhost` alone. */
const ORIGIN = `http://127.0.0.1:${PORT}`;
const EDITS = 20;
const PAUSE_MS = 700;
const LOCALES = 2;

interface Edited {
  name: string;
  /** The page, and its file below the content folder. */
  path: string;
  file: string;
  bound: string;
  /** Write the content into a folder. */
  fill(folder: string): Promise<void>;
}

const GENERATED = { path: '/part-0/page-7', file: 'en/part-0/page-7.mdx' };

const CASES: readonly Edited[] = [
  {
    name: 'the quick start',
    path: '/guide/start/quick-start',
    file: 'en/guide/start/quick-start.mdx',
    bound: 'at most 250 ms, worst 500',
    fill: copyContent,
  },
  ...[70, 1000].map((pages) => ({
    ...GENERATED,
    name: `a page of ${pages} generated ones`,
    bound: 'at most 120 ms, worst 500',
    fill: (folder: string) => generateContent(folder, pages / LOCALES),
  })),
];

/**
 * The time from saving a text until it stands in the open browser, in the frame that shows it, and without a reload
 * of the document. The first edit is not counted: with it the server compiles what tells the page.
 */
export async function benchEditLatency(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const edited of CASES) {
    const times = await measureCase(edited);
    const median = times.toSorted((a, b) => a - b)[Math.floor(EDITS / 2)] ?? 0;
    figures.push({
      what: `Saved edit of ${edited.name} to visible, median of ${EDITS}, no document reload`,
      bound: edited.bound,
      measured: `${median} ms (${Math.min(...times)} to ${Math.max(...times)})`,
    });
  }
  return figures;
}

async function measureCase({ path: address, file, fill }: Edited): Promise<number[]> {
  const folder = await mkdtemp('.cache/edited-');
  await fill(folder);
  const server = spawn(bin('tsx'), ['scripts/dev.ts', '--port', PORT], {
    env: { ...process.env, CONTENT_DIR: folder },
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await waitForServer(ORIGIN + address, () => server.exitCode === null);
    await page.goto(ORIGIN + address);
    return await measureEdits(page, path.join(folder, file));
  } finally {
    await browser.close();
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid);
    await rm(folder, { recursive: true });
  }
}

async function copyContent(folder: string): Promise<void> {
  await cp('content', folder, { recursive: true });
  await cp('public', path.join(folder, 'public'), { recursive: true });
  const config = path.join(folder, 'site.config.ts');
  await writeFile(config, (await readFile(config, 'utf8')).replace("'../lib", "'../../lib"));
}

async function measureEdits(page: Page, file: string): Promise<number[]> {
  await page.waitForFunction(() => document.documentElement.dataset['script'] === 'connected');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const text = await readFile(file, 'utf8');
  const times: number[] = [];
  for (let edit = 0; edit <= EDITS; edit += 1) {
    await page.waitForTimeout(PAUSE_MS);
    const words = `Edit ${edit} of the benchmark.`;
    const start = Date.now();
    await writeFile(file, text.replace(/\n(?=## )/, `\n${words}\n\n`));
    const seen = await page.waitForFunction(
      (wanted) => document.querySelector('main')?.textContent?.includes(wanted) && Date.now(),
      words,
    );
    times.push(Number(await seen.jsonValue()) - start);
  }
  const isSame = await page.evaluate(() => 'isSameDocument' in window);
  if (!isSame) throw new Error('The document was reloaded.');
  return times.slice(1);
}

async function waitForServer(address: string, isRunning: () => boolean): Promise<void> {
  const isUp = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (!isRunning()) throw new Error('The development server has ended.');
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
