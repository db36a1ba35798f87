/**
 * Checks an exported site, and reads nothing else: `npm run check:site`, or `npm run check:site -- FOLDER …` for other
 * folders. `--links` prints the external links instead, one per line, for an online check.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkSite } from './check-site/checks';
import type { Budget } from './check-site/checks/budgets';
import { reportOf, type SiteReport, textOfReport } from './check-site/report';
import { filesIn, readSite } from './check-site/site';
import { reportFailure } from './support/report';
import { SITE_REPORT } from './support/site-report';
import { OUT_DIR } from './support/stamp';

/** The budget of this site. */
const BUDGET_FILE = '__tests__/export/budget.json';
const MAIN_FOLDER = 'out';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { links: { type: 'boolean', default: false } },
});

async function main(): Promise<void> {
  const folders = positionals.length > 0 ? positionals : [OUT_DIR];
  const budget = JSON.parse(await readFile(BUDGET_FILE, 'utf8')) as Budget;
  const reports: SiteReport[] = [];
  for (const folder of folders) reports.push(await checkFolder(folder, budget));
  if (flags.links) {
    const links = new Set(reports.flatMap(({ external }) => Object.keys(external)));
    process.stdout.write([...links, ''].join('\n'));
    return;
  }
  await mkdir(path.dirname(SITE_REPORT), { recursive: true });
  await writeFile(SITE_REPORT, JSON.stringify(reports, null, 2));
  console.log(reports.map(textOfReport).join('\n\n'));
  const isClean = reports.every(({ checks }) =>
    checks.every(({ problems }) => problems.length === 0),
  );
  if (!isClean) process.exitCode = 1;
}

async function checkFolder(folder: string, budget: Budget): Promise<SiteReport> {
  const site = readSite(filesIn(folder));
  return reportOf(folder, site, await checkSite(site, folder === MAIN_FOLDER ? budget : undefined));
}

main().catch(reportFailure);
