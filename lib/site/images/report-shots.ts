import type { ReportPicture, ReportShot } from '../../mdx/base/host';
import { assetHref } from '../../paths';
import type { ProblemText } from '../../problem/problem';
import { displayName } from '../read/content-dir';
import { isFile } from '../read/files';
import { readImageSize } from '../read/image-size';
import { publishImage } from './assets';
import {
  formsOf,
  type PictureRecipe,
  pictureFile,
  REPORT_SCHEMES,
  type ReportScheme,
  readPictureRecipes,
} from './picture-recipes';
import { reportLangOf } from './report-facts';

/** Pictures are captured at twice the size that they have in the report. */
const DENSITY = 2;

/** The picture of the report with that name, as a page of that language shows it. */
export function findReportShot(id: string, locale: string, base: string): ReportShot | ProblemText {
  const recipes = readPictureRecipes();
  const recipe = recipes.find((candidate) => candidate.id === id);
  if (!recipe) {
    const names = recipes.map((candidate) => candidate.id).join(', ') || 'none yet';
    const problem = `shows the picture ${id || 'without an id'} of the report, which does not exist.`;
    return { problem, remedy: `Use one of ${names}, or add a recipe to content/pictures.` };
  }
  const lang = reportLangOf(locale);
  const pictures = REPORT_SCHEMES.map((scheme) => pictureOf(recipe, lang, scheme, base));
  const missing = pictures.find((picture) => typeof picture === 'string');
  if (missing !== undefined) {
    const problem = `shows the picture ${id} of the report, but ${missing} is not there.`;
    return { problem, remedy: `Run \`npm run pictures -- ${id}\`.` };
  }
  return {
    alt: recipe.alt[lang] ?? '',
    caption: recipe.caption[lang] ?? '',
    callouts: recipe.callouts.map((callout) => callout[lang] ?? ''),
    pictures: onePerLook(pictures as ReportPicture[]),
  };
}

/** Where the report looks the same in both schemes, they have one picture. */
function onePerLook([light, dark]: readonly ReportPicture[]): ReportPicture[] {
  if (!light || !dark) return [];
  return light.avif === dark.avif ? [{ ...light, scheme: undefined }] : [light, dark];
}

/** The files of a picture, or the name of the one that is missing. */
function pictureOf(
  recipe: PictureRecipe,
  lang: string,
  scheme: ReportScheme,
  base: string,
): ReportPicture | string {
  const { id } = recipe;
  const files = formsOf(recipe).map((form) => pictureFile(id, { lang, scheme, ...form }));
  const sizes = files.map((file) => (isFile(file) ? readImageSize(file) : undefined));
  const missing = files.find((_, index) => !sizes[index]);
  if (missing !== undefined) return displayName(missing);
  const [large, plain, phone] = files.map((file, index) => {
    const { width = 0, height = 0 } = sizes[index] ?? {};
    // Without language and scheme: a picture that is the same in two of them is one file.
    const href = assetHref(publishImage(file, id), base);
    return { href, width: onPage(width), height: onPage(height) };
  }) as [ImageFile, ImageFile, ImageFile | undefined];
  return {
    scheme,
    width: large.width,
    height: large.height,
    avif: large.href,
    src: plain.href,
    phone: phone && { src: phone.href, width: phone.width, height: phone.height },
  };
}

interface ImageFile {
  href: string;
  /** On the page, in CSS px. */
  width: number;
  height: number;
}

function onPage(pixels: number): number {
  return Math.round(pixels / DENSITY);
}
