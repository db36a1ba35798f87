import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { launchChromium } from '../../support/chromium';
import { scriptCommand } from '../../support/run';
import { type EditKind, GENERATED_EDITS, OWN_EDITS, SIGNED_PAGE } from './edit-kinds';
import { type Figure, median } from './figure';
import { generateContent } from './generate-content';
import { processorMs } from './measure-command';
import { waitForServer } from './wait-for-server';

const PORT = '4313';
/** An address other than `localhost`, the only host that Next.js itself allows in development. */
const ORIGIN = `http://127.0.0.1:${PORT}`;
const EDITS = 20;
const PAUSE_MS = 700;
const LOCALES = 2;

/** A content folder, and the measured edits. */
interface EditedSite {
  name: string;
  kinds: readonly EditKind[];
  /** Writes the content into a folder. */
  fill(folder: string): Promise<void>;
}

const SITES: readonly EditedSite[] = [
  { name: 'this site', kinds: OWN_EDITS, fill: copyContent },
  ...[70, 1000].map((pages) => ({
    name: `${pages} generated pages`,
    kinds: GENERATED_EDITS,
    async fill(folder: string) {
      await generateContent(folder, pages / LOCALES);
      await writeFile(path.join(folder, 'en/part-0/_meta.json'), '["page-7"]');
    },
  })),
];

/**
 * Measures the time from saving a file to the frame in which the open browser shows the change, without reloading the
 * document, and the processor time of the server for one edit. The first edit is not counted: it begins to watch the files.
 */
export async function benchEditLatency(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const site of SITES) figures.push(...(await measureSite(site)));
  return figures;
}

async function measureSite({ name, kinds, fill }: EditedSite): Promise<Figure[]> {
  const folder = await mkdtemp('.cache/edited-');
  await fill(folder);
  const server = spawn(...scriptCommand('dev', '--port', PORT), {
    env: { ...process.env, CONTENT_DIR: folder },
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const browser = await launchChromium();
  const figures: Figure[] = [];
  try {
    await waitForServer(ORIGIN, () => server.exitCode === null);
    for (const kind of kinds) {
      const page = await browser.newPage();
      const edits = await measureEdits(page, { ...kind, folder, server: server.pid ?? 0 });
      figures.push({
        what: `Saved edit of ${kind.name} to visible, ${name}, median of ${EDITS}, no document reload`,
        bound: kind.bound,
        measured: edits,
      });
      await page.close();
    }
    return figures;
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
  for (const [name, text] of Object.entries(SIGNED_PAGE)) {
    await writeFile(path.join(folder, name), text);
  }
}

/** @returns the times of the edits as text. */
async function measureEdits(
  page: Page,
  { folder, server, ...kind }: EditKind & { folder: string; server: number },
): Promise<string> {
  const file = path.join(folder, kind.file);
  await page.goto(ORIGIN + kind.path);
  await page.waitForFunction(() => document.documentElement.dataset['connected'] !== undefined);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const text = existsSync(file) ? await readFile(file, 'utf8') : undefined;
  const times: number[] = [];
  let processorStart = 0;
  for (let edit = 0; edit <= EDITS; edit += 1) {
    const mark = kind.markOf(edit);
    if (kind.isNew) await remove(page, file, kind);
    await page.waitForTimeout(PAUSE_MS);
    if (edit === 1) processorStart = processorMs(server);
    const start = Date.now();
    await writeFile(file, kind.change(text ?? '', mark));
    const seen = await page.waitForFunction(showsMark, { mark, shownIn: kind.shownIn });
    times.push(Number(await seen.jsonValue()) - start);
  }
  await page.waitForTimeout(PAUSE_MS);
  const processor = (processorMs(server) - processorStart) / EDITS;
  if (text === undefined) await rm(file);
  else await writeFile(file, text);
  const isSame = await page.evaluate(() => 'isSameDocument' in window);
  if (!isSame) throw new Error(`An edit of ${kind.name} has reloaded the document.`);
  const [, ...counted] = times;
  return `${median(counted)} ms (${Math.min(...counted)} to ${Math.max(...counted)}), ${processor.toFixed(0)} ms of processor time`;
}

/** Runs in the page: returns the time at which it shows a mark, in ms since the epoch. */
function showsMark({ mark, shownIn }: { mark: string; shownIn: string }): number | false {
  const shown = [...document.querySelectorAll(shownIn)].some(
    (element) => element.textContent?.includes(mark) || getComputedStyle(element).color === mark,
  );
  return shown && Date.now();
}

async function remove(page: Page, file: string, { shownIn }: EditKind): Promise<void> {
  await rm(file, { force: true });
  await page.locator(shownIn).getByText('Page not found').waitFor();
}
