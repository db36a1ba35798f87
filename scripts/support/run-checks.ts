import { checkContent } from './check-content';
import { checkDocuments } from './check-documents';
import { checkTokens } from './check-tokens';
import { checkWords } from './check-words';
import { reportFailure } from './report';
import { bin, run } from './run';

/**
 * Checks everything that does not need a build. A failure does not keep the others from being seen: whoever brings a
 * content folder wants to know about its pages first.
 */
export async function runChecks(): Promise<void> {
  // The format and the words of another content folder are its own.
  const isForeign = process.env['CONTENT_DIR'] !== undefined;
  await attempt(checkContent);
  await attempt(checkTokens);
  if (!isForeign) {
    await attempt(checkWords);
    await attempt(checkDocuments);
    await attempt(() => run(bin('biome'), ['check', '.']));
  }
  await attempt(async () => {
    // The types of the routes are generated; an editor gets them from the development server.
    await run(bin('next'), ['typegen'], { NEXT_TELEMETRY_DISABLED: '1' });
    await run(bin('tsc'), ['--noEmit']);
  });
  if (!process.exitCode) console.log('No errors.');
}

/** Runs a check, and reports its failure. */
async function attempt(check: () => unknown): Promise<void> {
  try {
    await check();
  } catch (error) {
    reportFailure(error);
  }
}
