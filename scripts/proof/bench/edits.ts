import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { launchChromium } from '../../support/chromium';
import { scriptCommand } from '../../support/run';
import { type Figure, median } from './figure';
import { processorMs } from './measure-command';

const PORT = '4313';
/** An address other than `localhost`, the only host that Next.js itself allows in development. */
const ORIGIN = `http://127.0.0.1:${PORT}`;
const EDITS = 20;
const PAUSE_MS = 700;
const POLL_MS = 100;

/** The page that is edited. */
const ROUTE = 'guide/start/quick-start';

/**
 * Measures the start of the development server until the heading of the first page is visible; and the time from
 * saving a text to the frame in which the open browser shows it, without reloading the document, and the processor time
 * of the server for one edit.
 */
export async function benchEdits(): Promise<Figure[]> {
  const folder = await mkdtemp('.cache/edited-');
  await copyContent(folder);
  await rm('.next/dev', { recursive: true, force: true });
  const browser = await launchChromium();
  const page = await browser.newPage();
  const start = performance.now();
  const server = spawn(...scriptCommand('dev', '--port', PORT), {
    env: { ...process.env, CONTENT_DIR: folder },
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await waitForServer(server);
    await page.goto(`${ORIGIN}/${ROUTE}`, { waitUntil: 'commit' });
    await page.locator('h1').waitFor();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const processor = (processorMs(server.pid ?? 0) / 1000).toFixed(1);
    const edits = await measureEdits(page, path.join(folder, `en/${ROUTE}.mdx`), server.pid ?? 0);
    return [
      {
        what: '`npm run dev` to the heading of the quick start, cold',
        bound: 'not slower than before',
        measured: `${seconds} s, ${processor} s of processor time`,
      },
      {
        what: `Saved edit of the quick start to visible, median of ${EDITS}`,
        bound: 'at most 250 ms',
        measured: edits,
      },
    ];
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

/** @throws if the server has exited. */
async function waitForServer(server: ChildProcess): Promise<void> {
  const isUp = () =>
    fetch(ORIGIN).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (server.exitCode !== null) throw new Error('The development server exited.');
    await pause(POLL_MS);
  }
}

/** The first edit is not counted: it begins to watch the files. @returns the times of the edits as text. */
async function measureEdits(page: Page, file: string, server: number): Promise<string> {
  await page.waitForFunction(() => document.documentElement.dataset['connected'] !== undefined);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const text = await readFile(file, 'utf8');
  const times: number[] = [];
  let processorStart = 0;
  for (let edit = 0; edit <= EDITS; edit += 1) {
    await page.waitForTimeout(PAUSE_MS);
    if (edit === 1) processorStart = processorMs(server);
    const words = `Edit ${edit}.`;
    const start = Date.now();
    // A paragraph before the first section.
    await writeFile(file, text.replace(/\n(?=##+ )/, `\n${words}\n\n`));
    const seen = await page.waitForFunction(showsWords, words);
    times.push(Number(await seen.jsonValue()) - start);
  }
  await page.waitForTimeout(PAUSE_MS);
  const processor = (processorMs(server) - processorStart) / EDITS;
  const isSame = await page.evaluate(() => 'isSameDocument' in window);
  if (!isSame) throw new Error('An edit has reloaded the document.');
  const [, ...counted] = times;
  return `${median(counted)} ms (${Math.min(...counted)} to ${Math.max(...counted)}), ${processor.toFixed(0)} ms of processor time`;
}

/** Runs in the page. @returns the time in the frame in which the words are visible. */
function showsWords(words: string): number | false {
  return document.querySelector('main')?.textContent?.includes(words) ? Date.now() : false;
}
