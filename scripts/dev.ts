/** Runs the development server: one process that reads, watches, checks and serves the content, and Next.js in it. */
import { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { CheckedConfig } from '../lib/config/site-config';
import type { Problem } from '../lib/problem/problem';
import { ContentError } from '../lib/problem/report';
import { writeLivePages } from '../lib/site/dev/live-pages';
import { LIVE_SOURCE } from '../lib/site/dev/live-source';
import { setWorkspace } from '../lib/site/read/workspace';
import { readSiteConfig } from '../lib/site/site-config';
import { createDevServer, type Renderer } from './dev/dev-server';
import { followErrors } from './dev/follow-errors';
import { listen, readPort, SERVED_HOST } from './serve/port';
import { writeNextSettings } from './support/next-settings';
import { followReadingScript } from './support/reading-script';
import { reportFailure } from './support/report';

const DEFAULT_PORT = 3000;
const SHARE_OPTION = '--host';
/** `--check-after=0`, in ms. The check of all pages takes seconds of processor time, which the start and the first page need more. */
const CHECK_OPTION = '--check-after=';
const CHECK_AFTER_MS = 10_000;

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const isShared = args.includes(SHARE_OPTION);
  const checkAfter = args.find((option) => option.startsWith(CHECK_OPTION));
  const port = readPort(
    DEFAULT_PORT,
    args.filter((option) => option !== SHARE_OPTION && option !== checkAfter),
  );
  const config = await requireConfig();
  setWorkspace({ bundled: '.cache/live/dev' });
  writeLivePages(new Map());
  globalThis.contentSource = LIVE_SOURCE;
  writeNextSettings('development', config);
  let renderer: Promise<Renderer>;
  const server = createDevServer(config, {
    answer: async (...exchange) => (await renderer).answer(...exchange),
    upgrade: async (...exchange) => (await renderer).upgrade(...exchange),
  });
  await listen(server, { port, host: isShared ? undefined : SERVED_HOST });
  renderer = startNext(port);
  console.log(
    `Port ${port}, ${isShared ? 'for everybody in the network' : `on this machine only; \`npm run dev -- ${SHARE_OPTION}\` opens it to the network`}; \`npm run dev -- --port 4000\` or PORT=4000 chooses another. The first page is compiled when it is opened.`,
  );
  await renderer;
  followReadingScript('public');
  await pause(checkAfter ? Number(checkAfter.slice(CHECK_OPTION.length)) : CHECK_AFTER_MS);
  followErrors();
}

/** @throws ContentError with the remedies, which the message of Next.js lacks. */
async function requireConfig(): Promise<CheckedConfig> {
  const problems: Problem[] = [];
  const written = await readSiteConfig((problem) => problems.push(problem));
  if (!written) throw new ContentError(problems);
  return written.config;
}

async function startNext(port: number): Promise<Renderer> {
  process.env['NEXT_TELEMETRY_DISABLED'] = '1';
  Object.assign(process.env, { NODE_ENV: 'development' });
  // Next.js asks a process of its own for the addresses of each route that is viewed; it needs no TypeScript.
  process.execArgv = [];
  const { default: next } = await import('next');
  // Next.js takes web sockets from a server of its own choice; this one never listens.
  const sockets = new Server();
  const app = next({
    dev: true,
    port,
    hostname: SERVED_HOST,
    httpServer: sockets,
    turbopack: true,
  });
  await app.prepare();
  const answer = app.getRequestHandler();
  return { answer, upgrade: (...socket) => void sockets.emit('upgrade', ...socket) };
}

main().catch((error: unknown) => {
  reportFailure(error);
  process.exit();
});
