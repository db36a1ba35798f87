import type { ReportPicture, ReportShot } from '../../mdx/host';
import { assetHref } from '../../paths';
import type { Fault } from '../../problem';
import { publishImage } from '../assets';
import { displayName } from '../content-dir';
import { isFile } from '../read/files';
import { readImageSize } from '../read/image-size';
import {
  PICTURE_WIDTHS,
  pictureFile,
  REPORT_SCHEMES,
  type ReportScheme,
  readPictureRecipes,
} from './picture-recipes';
import { reportLangOf } from './report-facts';

/** Pictures are captured at twice the size that they have in the report. */
const DENSITY = 2;

/** The picture of the report with that name, as a page of that language shows it. */
export function findReportShot(id: string, locale: string, base: string): ReportShot | Fault {
  const recipes = readPictureRecipes();
  const recipe = recipes.find((candidate) => candidate.id === id);
  if (!recipe) {
    const names = recipes.map((candidate) => candidate.id).join(', ') || 'none yet';
    const problem = `shows the picture ${id || 'without an id'} of the report, which does not exist.`;
    return { problem, remedy: `Use one of ${names}, or add a recipe to content/pictures.` };
  }
  const lang = reportLangOf(locale);
  const pictures = REPORT_SCHEMES.map((scheme) => pictureOf(id, lang, scheme, base));
  const missing = pictures.find((picture) => typeof picture === 'string');
  if (missing !== undefined) {
    const problem = `shows the picture ${id} of the report, but ${missing} is not there.`;
    return { problem, remedy: `Run \`npm run pictures -- ${id}\`.` };
  }
  return {
    alt: recipe.alt[lang] ?? '',
    caption: recipe.caption[lang] ?? '',
    callouts: recipe.callouts.map((callout) => callout[lang] ?? ''),
    pictures: pictures as ReportPicture[],
  };
}

/** The files of a picture, or the name of the one that is missing. */
function pictureOf(
  id: string,
  lang: string,
  scheme: ReportScheme,
  base: string,
): ReportPicture | string {
  const filesOf = (format: 'avif' | 'webp') =>
    PICTURE_WIDTHS.map((width) => pictureFile(id, { lang, scheme, width, format }));
  const all = [...filesOf('avif'), ...filesOf('webp')];
  const missing = all.find((file) => !isFile(file));
  if (missing !== undefined) return displayName(missing);
  const [, large = ''] = filesOf('avif');
  const [small = ''] = filesOf('webp');
  const size = readImageSize(large);
  if (!size) return displayName(large);
  const hrefOf = (file: string) => assetHref(publishImage(file, `${id}.${lang}.${scheme}`), base);
  const setOf = (format: 'avif' | 'webp') =>
    filesOf(format)
      .map((file, index) => `${hrefOf(file)} ${Math.min(PICTURE_WIDTHS[index] ?? 0, size.width)}w`)
      .join(', ');
  return {
    scheme,
    width: Math.round(size.width / DENSITY),
    height: Math.round(size.height / DENSITY),
    avif: setOf('avif'),
    webp: setOf('webp'),
    src: hrefOf(small),
    large: hrefOf(large),
  };
}
