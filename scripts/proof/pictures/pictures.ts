/**
 * Captures the images of the report from a build of the sample app, and the report itself as the
 * live demo. An image whose content has not changed keeps its bytes.
 *
 * `npm run pictures -- bundle-size` captures the images whose names begin with that, `--all` also those that are up
 * to date; `npm run pictures:check` only lists those that are outdated with the installed packages.
 */
import { readPictureRecipes } from '../../../lib/site/images/picture-recipes';
import { ensureChromium } from '../../support/chromium';
import { reportFailure } from '../../support/report';
import { UserError } from '../../support/user-error';
import { writeDemo } from './demo';
import { makePictures, type Outcome } from './make-pictures';
import { openReport } from './open-report';
import { buildReports, type Reports } from './reports';

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const names = args.filter((arg) => !arg.startsWith('--'));
  const mode = { isCheck: args.includes('--check'), isAll: args.includes('--all') };
  const recipes = readPictureRecipes().filter(
    ({ id }) => names.length === 0 || names.some((name) => id.startsWith(name)),
  );
  if (recipes.length === 0) throw new UserError(`No picture has a name that begins with ${names}.`);
  await ensureChromium(); // Fails early: the builds take minutes.
  const start = performance.now();
  const isWhole = names.length === 0 && !mode.isCheck;
  const shown = recipes.map(({ report }) => report);
  const needed = new Set([...shown, ...(isWhole ? (['demo', 'diff'] as const) : [])]);
  const reports = await buildReports([...needed], !mode.isCheck);
  try {
    const built = performance.now();
    const outcomes = await withReport(reports, (report) =>
      makePictures(report, { recipes, mode }, sayOutcome),
    );
    // The demo changes only with the images, because durations differ in every build.
    const isNew = outcomes.some(({ state }) => state === 'made');
    if (isNew && isWhole) await writeDemo(reports);
    console.log(summaryOf(outcomes));
    console.log(`${secondsFrom(start)} s, ${secondsFrom(start, built)} s of them for the builds.`);
  } finally {
    await reports.remove();
  }
}

async function withReport<Value>(
  reports: Reports,
  use: (report: Awaited<ReturnType<typeof openReport>>) => Promise<Value>,
): Promise<Value> {
  const report = await openReport(reports);
  try {
    return await use(report);
  } finally {
    await report.close();
  }
}

function sayOutcome({ name, state, message }: Outcome): void {
  if (state === 'kept') return;
  if (state === 'made') console.log(`${name}: ${message}`);
  else {
    console.error(`${name}: ${message}`);
    process.exitCode = 1;
  }
}

function summaryOf(outcomes: readonly Outcome[]): string {
  const count = (state: Outcome['state']) =>
    outcomes.filter((outcome) => outcome.state === state).length;
  return `pictures: ${count('kept')} up to date, ${count('made')} made, ${count('stale')} out of date, ${count('failed')} failed`;
}

function secondsFrom(start: number, end = performance.now()): number {
  return Math.round((end - start) / 1000);
}

main().catch(reportFailure);
