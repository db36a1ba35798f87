/** Checks everything that does not need a build: format and lint, types, words, content. */
import { checkContent } from './support/check-content';
import { checkWords } from './support/check-words';
import { reportFailure } from './support/report';
import { bin, run } from './support/run';

async function main(): Promise<void> {
  await run(bin('biome'), ['check', '.']);
  // The types of the routes are generated; an editor gets them from the development server.
  await run(bin('next'), ['typegen'], { NEXT_TELEMETRY_DISABLED: '1' });
  await run(bin('tsc'), ['--noEmit']);
  checkWords();
  await checkContent();
}

main().catch(reportFailure);
