import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { launchChromium } from '../../support/chromium';
import { bin } from '../../support/run';
import type { Figure } from './figure';
import { processorMs } from './measure-command';
import { waitForServer } from './wait-for-server';

const PORT = '4314';
const MS_PER_S = 1000;

/** A development server. */
interface Server {
  command: string;
  args: readonly string[];
  cwd: string;
  /** The caches of earlier starts. */
  kept: readonly string[];
  path: string;
}

const OWN: Server = {
  command: process.execPath,
  args: ['scripts/run.mjs', 'dev', '--port', PORT],
  cwd: '.',
  kept: ['.next/dev', '.cache/pages/dev', '.cache/live/dev'],
  path: '/guide/start/quick-start',
};

/** Measures the time from starting the development server to the heading of its first page, compared with plain Next.js. */
export async function benchDevStart(): Promise<Figure> {
  const folder = await mkdtemp('.cache/bare-');
  try {
    const bare = await makeBareApp(folder);
    const own = [await measureStart(OWN, true), await measureStart(OWN, false)];
    const other = [await measureStart(bare, true), await measureStart(bare, false)];
    return {
      what: '`npm run dev` to the heading of the first page, cold; a second start; plain Next.js',
      bound: 'cold at most 1.1 times plain Next.js; second at most 4 s',
      measured: `${own.join('; ')}; ${other.join(' and ')}`,
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function makeBareApp(cwd: string): Promise<Server> {
  await mkdir(path.join(cwd, 'app'));
  // Otherwise Next.js uses the configuration of the parent folder.
  await writeFile(path.join(cwd, 'next.config.mjs'), 'export default {};\n');
  const layout =
    'export default ({ children }) => <html lang="en"><body>{children}</body></html>;\n';
  await writeFile(path.join(cwd, 'app/layout.jsx'), layout);
  await writeFile(path.join(cwd, 'app/page.jsx'), 'export default () => <h1>Bare</h1>;\n');
  const command = path.resolve(bin('next'));
  return { command, args: ['dev', '--port', PORT], cwd, kept: ['.next'], path: '/' };
}

/** @returns the time as text. */
async function measureStart(server: Server, isCold: boolean): Promise<string> {
  if (isCold) {
    for (const name of server.kept) {
      await rm(path.join(server.cwd, name), { recursive: true, force: true });
    }
  }
  const browser = await launchChromium();
  const start = performance.now();
  const child = spawn(server.command, server.args, {
    cwd: server.cwd,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const address = `http://localhost:${PORT}${server.path}`;
    const page = await browser.newPage();
    await waitForServer(address, () => child.exitCode === null);
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('h1').waitFor();
    const seconds = ((performance.now() - start) / MS_PER_S).toFixed(1);
    const processor = (processorMs(child.pid ?? 0) / MS_PER_S).toFixed(1);
    return `${seconds} s (${processor} of processor time)`;
  } finally {
    await browser.close();
    await end(child);
  }
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.on('exit', resolve));
  if (child.pid === undefined || child.exitCode !== null) return;
  process.kill(-child.pid);
  await ended;
}
