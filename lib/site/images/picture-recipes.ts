import path from 'node:path';
import { z } from 'zod';
import { checkYaml } from '../../problem/check-shape';
import { readOrThrow } from '../../problem/report';
import { pattern, strict } from '../../schemas';
import { displayName } from '../read/content-dir';
import { readWithFigures } from '../read/figures';
import { remember } from '../read/remember';
import { picturesDir, reportLangs } from './report-facts';

/** The file of the recipes. */
export function recipesFile(): string {
  return path.join(picturesDir(), 'recipes.yaml');
}

/** The color schemes that the report knows. */
export const REPORT_SCHEMES = ['light', 'dark'] as const;

/**
 * The files of which each picture consists, and the most px that each is wide: sharp, for the text and the zoom; for
 * browsers without AVIF; and the part that phones show.
 */
export const PICTURE_FORMS = [
  { name: '1600', width: 1600, format: 'avif' },
  { name: '800', width: 800, format: 'webp' },
  { name: 'phone', width: 960, format: 'avif' },
] as const;

export type PictureForm = (typeof PICTURE_FORMS)[number];

export type ReportScheme = (typeof REPORT_SCHEMES)[number];

/**
 * The reports of the sample app: of its Rspack build, of its webpack build, of a build in which Babel compiles every
 * dependency, and of a rebuild in watch mode; the comparison with the next commit.
 */
const REPORT_NAMES = ['single', 'webpack', 'watch', 'diff'] as const;

export type ReportName = (typeof REPORT_NAMES)[number];

/** One action in the report, each with a selector of Playwright. */
const step = z.union([
  strict({ click: z.string() }),
  strict({ hover: z.string() }),
  strict({ fill: z.string(), text: z.string() }),
  /** Until it is at the left edge of its frame, which is narrower than its content. */
  strict({ scroll: z.string() }),
  strict({ wait: z.string() }),
]);

/** On which side of its part a number is. */
const side = z.enum(['left', 'right']).optional();

/** Width and height, in CSS px. */
const size = z.tuple([z.number(), z.number()]);

/** A recipe, with every text in each of these languages. */
function recipeSchema(langs: readonly string[]) {
  const texts: z.ZodType<Record<string, string>> = strict(
    Object.fromEntries(langs.map((lang) => [lang, z.string()])),
  );
  const callout = z
    .object({ at: z.string(), side })
    .catchall(z.string())
    .refine(({ at: _at, side: _side, ...said }) => texts.safeParse(said).success, {
      message: `It needs \`at\`, may have \`side\`, and has a text for each of ${langs.join(', ')}.`,
    });
  return strict({
    id: z.string().regex(/^[a-z-]+(?:\.[a-z-]+)?$/),
    /** Which of the reports it shows. */
    report: z.enum(REPORT_NAMES).default('single'),
    route: z.string().startsWith('/').optional(),
    viewport: size,
    steps: z.array(step).default([]),
    wait: z.string().optional(),
    /** What is shown of the page. */
    crop: z.string(),
    /** Also what a reader would scroll to. */
    whole: z.boolean().optional(),
    /** How much stays around it, in px. */
    margin: z.number().default(0),
    /** How much is left out at the left and at the top, in px. */
    skip: size.optional(),
    /** The most width and height of the rest that are shown, in px. */
    size: size.optional(),
    /** What phones show instead, at a size that can be read; what it leaves out is as above. */
    phone: strict({
      viewport: size,
      steps: z.array(step),
      crop: z.string(),
      margin: z.number(),
      skip: size,
      size,
    })
      .partial()
      .optional(),
    /** The part whose text tells whether the picture is out of date, where that is not all of it. */
    snapshot: z.string().optional(),
    /** Lines of that text, as patterns, which differ from machine to machine. */
    omit: z.array(pattern).default([]),
    alt: texts,
    caption: texts,
    callouts: z.array(callout).default([]),
  });
}

/** How a picture of the report is made, and what pages say about it. */
export type PictureRecipe = z.infer<ReturnType<typeof recipeSchema>>;

/** The files that a picture needs. */
export function formsOf({ phone }: PictureRecipe): readonly PictureForm[] {
  return PICTURE_FORMS.filter(({ name }) => name !== 'phone' || phone !== undefined);
}

/** One file of a picture. */
export function pictureFile(id: string, { lang, scheme, name, format }: PictureVariant): string {
  return path.join(picturesDir(), id, `${lang}.${scheme}.${name}.${format}`);
}

/** One of the files of a picture. */
interface PictureVariant extends Pick<PictureForm, 'name' | 'format'> {
  lang: string;
  scheme: ReportScheme;
}

/**
 * The recipes of the content folder, in their order; none if it has none.
 *
 * @throws ContentError with every error in them.
 */
export function readPictureRecipes(): PictureRecipe[] {
  const absolute = recipesFile();
  return readOrThrow((report) => {
    const text = readWithFigures(absolute, report);
    return text === undefined
      ? []
      : parseRecipes(report, displayName(absolute), { text, langs: reportLangs() });
  });
}

interface RecipeText {
  text: string;
  /** The languages in which each text is written. */
  langs: readonly string[];
}

const parseRecipes = remember(
  (report, file, { text, langs }: RecipeText): PictureRecipe[] =>
    checkYaml(z.array(recipeSchema(langs)), text, file, report) ?? [],
);
