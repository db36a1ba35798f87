/**
 * Compares the site in `out/` with the build of a commit: `npm run snapshot:diff -- COMMIT`, or with a folder that
 * contains another export. Exits with 0 if nothing has changed, 1 if something has, 2 if the two cannot be compared.
 */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from './check-site/site';
import { compareSnapshots, isSame } from './snapshot/compare';
import { exportOfCommit } from './snapshot/export-of-commit';
import { markdownOfComparison, textOfComparison } from './snapshot/report';
import { snapshotOf } from './snapshot/snapshot';
import { ROUTES_FILE } from './support/out-folder';
import { reportFailure } from './support/report';
import { isFresh, OUT_DIR } from './support/stamp';

const MARKDOWN_REPORT = '.cache/snapshot-report.md';
const CANNOT_COMPARE = 2;

async function main([other = 'HEAD']: readonly string[]): Promise<void> {
  const isFolder = existsSync(path.join(other, ROUTES_FILE));
  const { folder } = isFolder ? { folder: other } : await exportOfCommit(other);
  if (!(await isFresh())) await (await import('./support/build-site')).buildSite();
  const comparison = compareSnapshots(snapshotOf(filesIn(folder)), snapshotOf(filesIn(OUT_DIR)));
  await writeFile(MARKDOWN_REPORT, markdownOfComparison(comparison, other));
  console.log(textOfComparison(comparison, other));
  process.exitCode = isSame(comparison) ? 0 : 1;
}

main(process.argv.slice(2)).catch((error) => {
  reportFailure(error);
  process.exitCode = CANNOT_COMPARE;
});
