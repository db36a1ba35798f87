/**
 * Captures the pictures of the report from a real build of the sample app, and the report itself as the
 * live demo. A picture that shows what it did stays as it is, byte for byte.
 *
 * `npm run pictures -- bundle-size` takes the pictures whose names begin so, `--all` also those that are up
 * to date; `npm run pictures:check` only says which are out of date with the installed packages.
 */
import { writeFile } from 'node:fs/promises';
import { isFile } from '../lib/content/files';
import {
  PICTURE_WIDTHS,
  type PictureRecipe,
  pictureFile,
  REPORT_LANGS,
  REPORT_SCHEMES,
  type ReportLang,
  readPictureRecipes,
} from '../lib/content/picture-recipes';
import { capture } from './pictures/capture';
import { writeDemo } from './pictures/demo';
import { writePicture } from './pictures/encode';
import { type OpenReport, openReport } from './pictures/open-report';
import { buildReports } from './pictures/reports';
import { describeDifference, readSnapshot, snapshotFile, takeSnapshot } from './pictures/snapshot';
import { reportFailure } from './support/report';

interface Mode {
  /** Say what is out of date, and change nothing. */
  isCheck: boolean;
  /** Capture what is up to date, too. */
  isAll: boolean;
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const names = args.filter((arg) => !arg.startsWith('--'));
  const mode = { isCheck: args.includes('--check'), isAll: args.includes('--all') };
  const recipes = readPictureRecipes().filter(
    ({ id }) => names.length === 0 || names.some((name) => id.startsWith(name)),
  );
  const start = performance.now();
  const reports = await buildReports();
  if (!mode.isCheck && names.length === 0) await writeDemo(reports);
  const report = await openReport(reports);
  try {
    for (const recipe of recipes) await makePicture(report, recipe, mode);
  } finally {
    await report.close();
  }
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`${recipes.length} pictures in ${seconds} s.`);
}

/** In every language; what goes wrong is said, the old picture stays, and the next one is made. */
async function makePicture(report: OpenReport, recipe: PictureRecipe, mode: Mode): Promise<void> {
  for (const lang of REPORT_LANGS) {
    try {
      await makeInLanguage(report, recipe, lang, mode);
    } catch (error) {
      console.error(`${recipe.id} (${lang}): ${(error as Error).message}`);
      process.exitCode = 1;
    }
  }
}

async function makeInLanguage(
  report: OpenReport,
  recipe: PictureRecipe,
  lang: ReportLang,
  { isCheck, isAll }: Mode,
): Promise<void> {
  const { id } = recipe;
  const before = await readSnapshot(id, lang);
  const shots: { scheme: (typeof REPORT_SCHEMES)[number]; png: Buffer }[] = [];
  let after = '';
  for (const scheme of REPORT_SCHEMES) {
    const page = await report.show(recipe, { lang, scheme });
    if (scheme === 'light') {
      after = await takeSnapshot(page, recipe);
      if (after === before && isComplete(id, lang) && !isAll)
        return void (await page.context().close());
      if (isCheck) {
        await page.context().close();
        throw new Error(`is out of date.\n${describeDifference(before, after)}`);
      }
    }
    shots.push({ scheme, png: await capture(page, recipe) });
    await page.context().close();
  }
  let bytes = 0;
  for (const { scheme, png } of shots) bytes += await writePicture(png, id, { lang, scheme });
  await writeFile(snapshotFile(id, lang), after);
  console.log(`${id} (${lang}): ${Math.round(bytes / 1000)} kB`);
}

/** Do all files of the picture exist? */
function isComplete(id: string, lang: ReportLang): boolean {
  return REPORT_SCHEMES.every((scheme) =>
    PICTURE_WIDTHS.every((width) =>
      (['avif', 'webp'] as const).every((format) =>
        isFile(pictureFile(id, { lang, scheme, width, format })),
      ),
    ),
  );
}

main().catch(reportFailure);
