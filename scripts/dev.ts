/** Runs the development server. Next.js watches the code; the open pages themselves follow the content. */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { writeKnownMistakes } from '../lib/content/known-mistakes';
import { readSite } from '../lib/content/site';
import { followMistakes } from './support/follow-mistakes';
import { reportFailure } from './support/report';
import { bin } from './support/run';

async function main(): Promise<void> {
  await readSite(); // Without a configuration there is nothing to serve.
  const { values } = parseArgs({ options: { port: { type: 'string', short: 'p' } } });
  const port = values.port ?? process.env['PORT'] ?? '3000';
  process.env.MISTAKES_FILE = `.cache/mistakes-${port}.json`;
  writeKnownMistakes([]); // What an earlier server has left.
  const server = spawn(bin('next'), ['dev', '--port', port], {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  server.on('exit', (code) => process.exit(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => server.kill(signal));
  followMistakes();
}

main().catch(reportFailure);
