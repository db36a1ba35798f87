/** Runs the development server. Next.js watches the code; the open pages themselves follow the content. */
import { spawn } from 'node:child_process';
import { writeKnownMistakes } from '../lib/content/check/known-mistakes';
import { writeLivePages, writeTheme } from '../lib/content/live-pages';
import { readSite } from '../lib/content/site';
import { followFiles } from './support/follow-files';
import { followMistakes } from './support/follow-mistakes';
import { readPort, requireFreePort } from './support/port';
import { followReadingScript } from './support/reading-script';
import { reportFailure } from './support/report';
import { bin, childEnv } from './support/run';

const DEFAULT_PORT = 3000;

async function main(): Promise<void> {
  const port = readPort(DEFAULT_PORT);
  await requireFreePort({ port });
  const site = await readSite(); // Without a configuration there is nothing to serve.
  // Not that of builds: the server may still run code that has been edited meanwhile.
  process.env['PAGES_DIR'] = '.cache/pages/dev';
  process.env['LIVE_DIR'] = '.cache/live/dev';
  writeLivePages(new Map());
  writeTheme(site.theme.css);
  process.env.MISTAKES_FILE = `.cache/mistakes-${port}.json`;
  writeKnownMistakes([], Date.now()); // What an earlier server has left.
  console.log(`Port ${port}; \`npm run dev -- --port 4000\` or PORT=4000 takes another.`);
  process.env['FILES_PORT'] = String(await followFiles(`http://localhost:${port}`));
  const server = spawn(bin('next'), ['dev', '--port', String(port)], {
    stdio: 'inherit',
    env: childEnv({ NEXT_TELEMETRY_DISABLED: '1' }),
  });
  server.on('exit', (code) => process.exit(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => server.kill(signal));
  followMistakes();
  followReadingScript('public');
}

main().catch(reportFailure);
