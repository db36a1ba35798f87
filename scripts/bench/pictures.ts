import { cp, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../lib/content/read/files';
import { readPictureRecipes, recipesFile } from '../../lib/content/report/picture-recipes';
import { picturesDir, reportLangs } from '../../lib/content/report/report-facts';
import { bin } from '../support/run';
import type { Figure } from './figure';
import { measureCommand } from './measure-command';

const USAGE_PAGES = 'content/en/guide/usage';
const BYTES_PER_KB = 1000;

/** Counts the images of the report, and measures their sizes. */
export async function benchPictures(): Promise<Figure> {
  const pages = listFiles(USAGE_PAGES).filter((file) => file.endsWith('.mdx'));
  const counts: number[] = [];
  for (const page of pages) {
    const text = await readFile(path.join(USAGE_PAGES, page), 'utf8');
    counts.push(text.match(/<ReportShot /g)?.length ?? 0);
  }
  const shown = counts.filter((count) => count > 0);
  const files = listFiles(picturesDir()).filter((file) => /\.(?:avif|webp)$/.test(file));
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(path.join(picturesDir(), file))).size),
  );
  const kb = (bytes: number) => bytes / BYTES_PER_KB;
  const megabytes = kb(kb(sizes.reduce((sum, size) => sum + size, 0)));
  return {
    what: 'Pictures of the report, in two languages, schemes, widths and formats',
    bound: 'on every usage page; at most 60 kB a file, 15 MB in total',
    measured: `${shown.reduce((sum, count) => sum + count, 0)} on ${shown.length} pages, ${Math.min(...shown)} to ${Math.max(...shown)} each; largest file ${kb(Math.max(...sizes)).toFixed(0)} kB, ${megabytes.toFixed(1)} MB in total`,
  };
}

/** Measures how long it takes to make all images, including the builds of the sample. Replaces no image. */
export async function benchMakingPictures(): Promise<Figure> {
  const folder = await mkdtemp('.cache/pictures-');
  try {
    await cp(recipesFile(), path.join(folder, 'pictures/recipes.yaml'));
    const ids = readPictureRecipes().map(({ id }) => id);
    const args = ['scripts/pictures/pictures.ts', ...ids];
    const { seconds } = await measureCommand(bin('tsx'), args, { CONTENT_DIR: folder });
    return {
      what: `\`npm run pictures\`: ${ids.length} images in ${reportLangs().length} languages, all of them captured again`,
      bound: 'at most 5 min',
      measured: `${Math.round(seconds)} s`,
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}
