/**
 * Checks an exported site, and reads nothing else: `npm run check:site`, or `npm run check:site -- FOLDER …` for other
 * folders.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkSite, textOfReport } from './check-site/checks';
import type { Budget } from './check-site/checks/budgets';
import { filesIn, readSite } from './check-site/site';
import { reportFailure } from './support/report';
import { SITE_REPORT } from './support/site-report';
import { OUT_DIR } from './support/stamp';

/** The budget of this site. */
const BUDGET_FILE = '__tests__/export/budget.json';
const MAIN_FOLDER = 'out';

async function main(folders: readonly string[]): Promise<void> {
  const budget = JSON.parse(await readFile(BUDGET_FILE, 'utf8')) as Budget;
  const reports = (folders.length > 0 ? folders : [OUT_DIR]).map((folder) =>
    checkSite(folder, readSite(filesIn(folder)), folder === MAIN_FOLDER ? budget : undefined),
  );
  await mkdir(path.dirname(SITE_REPORT), { recursive: true });
  await writeFile(SITE_REPORT, JSON.stringify(reports, null, 2));
  console.log(reports.map(textOfReport).join('\n\n'));
  const problems = reports.flatMap(({ checks }) => checks.flatMap((check) => check.problems));
  if (problems.length > 0) process.exitCode = 1;
}

main(process.argv.slice(2)).catch(reportFailure);
