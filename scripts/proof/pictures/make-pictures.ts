import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  formsOf,
  type PictureRecipe,
  pictureFile,
  REPORT_SCHEMES,
} from '../../../lib/site/images/picture-recipes';
import { reportLangs } from '../../../lib/site/images/report-facts';
import { isFile } from '../../../lib/site/read/files';
import { capture } from './capture';
import { encodePicture } from './encode';
import type { View } from './follow';
import type { OpenReport } from './open-report';
import { describeDifference, readSnapshot, snapshotFile, takeSnapshot } from './snapshot';

const BYTES_PER_KB = 1000;

/** Options. */
export interface Mode {
  /** Reports outdated images without changing anything. */
  isCheck: boolean;
  /** Also captures images that are up to date. */
  isAll: boolean;
}

/** The result for an image in one language. */
export interface Outcome {
  name: string;
  state: 'kept' | 'made' | 'stale' | 'failed';
  /** The message about it. */
  message?: string;
}

type Result = Omit<Outcome, 'name'>;

interface Task {
  lang: string;
  mode: Mode;
}

/**
 * Updates the images, or checks whether they are up to date. An error affects only its own image: the old
 * image stays, and the next one is made. Both languages are processed in parallel.
 *
 * @param say Receives each result as soon as it is known.
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
      // The files of an image are written while the next image is captured, one image at a time.
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

/** Compares the report with an image. @returns the remaining work, which does not need the report. */
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
    // The text is the same in every color scheme.
    if (scheme === 'light') {
      after = await takeSnapshot(page, recipe);
      const isKept = after === before && isComplete(recipe, lang);
      if (isKept && !isAll) return async () => ({ state: 'kept' });
      const message = `is out of date.\n${describeDifference(before, after)}`;
      if (isCheck) return async () => ({ state: 'stale', message });
    }
    const view = { lang, scheme };
    shots.push({ view, isPhone: false, png: await capture(page, recipe, scheme) });
    if (!recipe.phone) continue;
    const part = { ...recipe, ...recipe.phone };
    shots.push({
      view,
      isPhone: true,
      png: await capture(await report.show(part, view), part, scheme),
    });
  }
  return async () => {
    // Nothing is written before all files have been encoded.
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

/** Whether all files of the image exist. */
function isComplete(recipe: PictureRecipe, lang: string): boolean {
  return REPORT_SCHEMES.every((scheme) =>
    formsOf(recipe).every((form) => isFile(pictureFile(recipe.id, { lang, scheme, ...form }))),
  );
}
