import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isFile } from '../../lib/content/read/files';
import {
  formsOf,
  type PictureRecipe,
  pictureFile,
  REPORT_SCHEMES,
} from '../../lib/content/report/picture-recipes';
import { reportLangs } from '../../lib/content/report/report-facts';
import { capture } from './capture';
import { encodePicture } from './encode';
import type { View } from './follow';
import type { OpenReport } from './open-report';
import { describeDifference, readSnapshot, snapshotFile, takeSnapshot } from './snapshot';

const BYTES_PER_KB = 1000;

/** What to do with pictures. */
export interface Mode {
  /** Say what is out of date, and change nothing. */
  isCheck: boolean;
  /** Capture what is up to date, too. */
  isAll: boolean;
}

/** What became of a picture in one language. */
export interface Outcome {
  name: string;
  state: 'kept' | 'made' | 'stale' | 'failed';
  /** What is to be said of it. */
  message?: string;
}

type Result = Omit<Outcome, 'name'>;

interface Task {
  lang: string;
  mode: Mode;
}

/**
 * Bring the pictures up to date, or see whether they are. What goes wrong with one is its outcome: the old
 * picture stays, and the next one is made. Both languages are at work at once.
 *
 * @param say Is told each outcome when it is known.
 */
export async function makePictures(
  report: OpenReport,
  { recipes, mode }: { recipes: readonly PictureRecipe[]; mode: Mode },
  say: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const makeAll = async (lang: string) => {
    let writing = Promise.resolve();
    for (const recipe of recipes) {
      const finish = await look(report, recipe, { lang, mode }).catch(failure);
      // Files are written while the next picture is captured, those of one picture at a time.
      await writing;
      writing = finish()
        .catch((error: Error) => failure(error)())
        .then((result) => {
          const outcome = { name: `${recipe.id} (${lang})`, ...result };
          outcomes.push(outcome);
          say(outcome);
        });
    }
    await writing;
  };
  await Promise.all(reportLangs().map(makeAll));
  return outcomes;
}

function failure({ message }: Error): () => Promise<Result> {
  return async () => ({ state: 'failed', message });
}

/** Look at the report as a picture shows it. @returns what is left to do, without the report. */
async function look(
  report: OpenReport,
  recipe: PictureRecipe,
  { lang, mode: { isCheck, isAll } }: Task,
): Promise<() => Promise<Result>> {
  const { id } = recipe;
  const before = await readSnapshot(id, lang);
  const shots: { view: View; isPhone: boolean; png: Buffer }[] = [];
  let after = '';
  for (const scheme of REPORT_SCHEMES) {
    const page = await report.show(recipe, { lang, scheme });
    // The words are the same in every scheme.
    if (scheme === 'light') {
      after = await takeSnapshot(page, recipe);
      const isKept = after === before && isComplete(recipe, lang);
      if (isKept && !isAll) return async () => ({ state: 'kept' });
      const message = `is out of date.\n${describeDifference(before, after)}`;
      if (isCheck) return async () => ({ state: 'stale', message });
    }
    const view = { lang, scheme };
    shots.push({ view, isPhone: false, png: await capture(page, recipe) });
    if (!recipe.phone) continue;
    const part = { ...recipe, ...recipe.phone };
    shots.push({ view, isPhone: true, png: await capture(await report.show(part, view), part) });
  }
  return async () => {
    // Nothing is written before everything can be.
    const pictures = await Promise.all(
      shots.map(async ({ view, isPhone, png }) => ({
        view,
        files: await encodePicture(png, isPhone),
      })),
    );
    const files = pictures.flatMap(({ view, files }) =>
      files.map(({ bytes, ...form }) => ({ file: pictureFile(id, { ...view, ...form }), bytes })),
    );
    await mkdir(path.dirname(snapshotFile(id, lang)), { recursive: true });
    for (const { file, bytes } of files) await writeFile(file, bytes);
    await writeFile(snapshotFile(id, lang), after);
    const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
    return { state: 'made', message: `${Math.round(size / BYTES_PER_KB)} kB` };
  };
}

/** Do all files of the picture exist? */
function isComplete(recipe: PictureRecipe, lang: string): boolean {
  return REPORT_SCHEMES.every((scheme) =>
    formsOf(recipe).every((form) => isFile(pictureFile(recipe.id, { lang, scheme, ...form }))),
  );
}
