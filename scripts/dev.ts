/** Runs the development server. Next.js watches the code; the open pages watch the content. */
import { spawn } from 'node:child_process';
import { writeKnownErrors } from '../lib/content/check/known-errors';
import { writeLivePages, writeTheme } from '../lib/content/live-pages';
import { readSite } from '../lib/content/site';
import { followFiles } from './support/follow-files';
import { readPort, requireFreePort } from './support/port';
import { reportFailure } from './support/report';
import { bin, childEnv } from './support/run';

const DEFAULT_PORT = 3000;
const MS_PER_S = 1000;

async function main(): Promise<void> {
  const port = readPort(DEFAULT_PORT);
  await requireFreePort({ port });
  const site = await readSite(); // Fails here if the configuration is missing.
  // A separate cache from that of builds: the server may still run code that has been edited meanwhile.
  process.env['PAGES_DIR'] = '.cache/pages/dev';
  process.env['LIVE_DIR'] = '.cache/live/dev';
  writeLivePages(new Map());
  writeTheme(site.theme.css);
  process.env.KNOWN_ERRORS_FILE = `.cache/errors-${port}.json`;
  writeKnownErrors([], Date.now()); // Clears those of an earlier server.
  console.log(`Port ${port}; \`npm run dev -- --port 4000\` or PORT=4000 chooses another.`);
  const seconds = (performance.now() / MS_PER_S).toFixed(1);
  console.log(
    `${site.pages.length} pages read after ${seconds} s. Next.js starts now, and compiles the first page when it is opened.`,
  );
  process.env['FILES_PORT'] = String(await followFiles(`http://localhost:${port}`));
  const server = spawn(bin('next'), ['dev', '--port', String(port)], {
    stdio: 'inherit',
    env: childEnv({ NEXT_TELEMETRY_DISABLED: '1' }),
  });
  server.on('exit', (code) => process.exit(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => server.kill(signal));
  // Loads them while Next.js starts.
  const { followReadingScript } = await import('./support/reading-script');
  followReadingScript('public');
  const { followErrors } = await import('./support/follow-errors');
  followErrors();
}

main().catch(reportFailure);
