/** Runs the development server. Next.js watches the code; the open pages watch the content. */
import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { writeKnownErrors } from '../lib/content/check/known-errors';
import { ContentError } from '../lib/content/check/problems';
import { writeLivePages, writeTheme } from '../lib/content/live-pages';
import { readTheme } from '../lib/content/theme';
import type { Problem } from '../lib/problem';
import { endWithParent } from './support/end-with-parent.mjs';
import { followFiles } from './support/follow-files';
import { readPort, requireFreePort, SERVED_HOST } from './support/port';
import { reportFailure } from './support/report';
import { bin, childEnv } from './support/run';

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
  await requireFreePort({ port, host: isShared ? undefined : SERVED_HOST });
  // A separate cache from that of builds: the server may still run code that has been edited meanwhile.
  process.env['PAGES_DIR'] = '.cache/pages/dev';
  process.env['LIVE_DIR'] = '.cache/live/dev';
  writeLivePages(new Map());
  // The check reports its errors.
  writeTheme(readTheme(() => undefined).css);
  process.env['KNOWN_ERRORS_FILE'] = `.cache/errors-${port}.json`;
  writeKnownErrors([], Date.now()); // Clears those of an earlier server.
  console.log(
    `Port ${port}, ${isShared ? 'for everybody in the network' : `on this machine only; \`npm run dev -- ${SHARE_OPTION}\` opens it to the network`}; \`npm run dev -- --port 4000\` or PORT=4000 chooses another. The first page is compiled when it is opened.`,
  );
  const filesPort = await followFiles(`http://localhost:${port}`);
  // Before anything else is loaded: its start takes longest.
  const address = ['--port', String(port), ...(isShared ? [] : ['--hostname', SERVED_HOST])];
  const preload = ['--import', './scripts/support/end-with-parent.mjs'];
  const server = spawn(process.execPath, [...preload, bin('next'), 'dev', ...address], {
    stdio: 'inherit',
    env: childEnv({ NEXT_TELEMETRY_DISABLED: '1', FILES_PORT: String(filesPort) }),
  });
  const isRead = requireConfig().catch((error: unknown) => {
    reportFailure(error);
    server.kill();
  });
  server.on('exit', async (code) => {
    await isRead;
    process.exit(process.exitCode ?? code ?? 0);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => server.kill(signal));
  const { followReadingScript } = await import('./support/reading-script');
  followReadingScript('public');
  await pause(checkAfter ? Number(checkAfter.slice(CHECK_OPTION.length)) : CHECK_AFTER_MS);
  const { followErrors } = await import('./support/follow-errors');
  followErrors();
}

/** @throws ContentError with the remedies, which the message of Next.js lacks. */
async function requireConfig(): Promise<void> {
  const { readSiteConfig } = await import('../lib/content/site-config');
  const problems: Problem[] = [];
  const config = await readSiteConfig((problem) => problems.push(problem));
  if (!config) throw new ContentError(problems);
}

endWithParent();
main().catch(reportFailure);
