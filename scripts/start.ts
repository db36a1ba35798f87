/** Serves the site as a CDN would, after building it if `out/` is missing or older than its sources. */
import { readSite } from '../lib/site/site';
import { buildSite } from './build/build-site';
import { readPort, requireFreePort, SERVED_HOST } from './serve/port';
import { serve } from './serve/serve';
import { reportFailure } from './support/report';
import { isFresh, OUT_DIR } from './support/stamp';

const DEFAULT_PORT = 4173;

async function main(): Promise<void> {
  const port = readPort(DEFAULT_PORT);
  await requireFreePort({ port, host: SERVED_HOST });
  if (isFresh()) console.log(`${OUT_DIR}/ is up to date.`);
  else await buildSite();
  const { base } = (await readSite()).config;
  const { origin } = await serve({ folder: OUT_DIR, base, port });
  console.log(`\nThe site is at ${origin}${base} (end with Ctrl+C)`);
}

main().catch(reportFailure);
