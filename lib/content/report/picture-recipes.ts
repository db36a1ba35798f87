import path from 'node:path';
import { z } from 'zod';
import { strict } from '../../schemas';
import { ContentError, type Problem, type Report } from '../check/problems';
import { contentDir, displayName } from '../content-dir';
import { readWithFigures } from '../read/figures';
import { isMistake, parseYaml } from '../read/located';
import { remember } from '../read/remember';

/** The folder of the pictures of the report, beside the languages. */
export function picturesDir(): string {
  return path.join(contentDir(), 'pictures');
}

/** The file of the recipes. */
export function recipesFile(): string {
  return path.join(picturesDir(), 'recipes.yaml');
}

/** The languages and the colour schemes that the report knows. */
export const REPORT_LANGS = ['en', 'zh'] as const;
export const REPORT_SCHEMES = ['light', 'dark'] as const;

/** The widths in which each picture exists, in px: as text shows it, and for the zoom and sharp screens. */
export const PICTURE_WIDTHS = [800, 1600] as const;

export type ReportLang = (typeof REPORT_LANGS)[number];
export type ReportScheme = (typeof REPORT_SCHEMES)[number];

/** The language in which the report is shown to a reader; the first one where it does not know theirs. */
export function reportLangOf(locale: string): ReportLang {
  return REPORT_LANGS.find((lang) => lang === locale) ?? REPORT_LANGS[0];
}

const inBoth = strict({ en: z.string(), zh: z.string() });

/** One deed in the report, each with a selector of Playwright. */
const step = z.union([
  strict({ click: z.string() }),
  strict({ hover: z.string() }),
  strict({ wait: z.string() }),
]);

const pattern = z.string().refine(isPattern, 'This is not a regular expression.');

/** Where a number stands beside its part. */
const side = z.enum(['left', 'right']).optional();

const recipe = strict({
  id: z.string().regex(/^[a-z-]+(?:\.[a-z-]+)?$/),
  /** The page of the two builds compared, not that of one build. */
  report: z.enum(['single', 'diff']).default('single'),
  route: z.string().startsWith('/').optional(),
  viewport: z.tuple([z.number(), z.number()]),
  steps: z.array(step).default([]),
  wait: z.string().optional(),
  /** What is shown of the page. */
  crop: z.string(),
  /** Also what a reader would scroll to. */
  whole: z.boolean().optional(),
  /** How much stays around it, in px, for the numbers at its edge. */
  margin: z.number().default(12),
  /** The part whose text tells whether the picture is out of date, where that is not all of it. */
  snapshot: z.string().optional(),
  /** Lines of that text, as patterns, which differ from machine to machine. */
  omit: z.array(pattern).default([]),
  alt: inBoth,
  caption: inBoth,
  callouts: z.array(strict({ ...inBoth.shape, at: z.string(), side })).default([]),
});

/** How a picture of the report is made, and what pages say about it. */
export type PictureRecipe = z.infer<typeof recipe>;

function isPattern(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
}

/** One file of a picture. */
export function pictureFile(id: string, { lang, scheme, width, format }: PictureVariant): string {
  return path.join(picturesDir(), id, `${lang}.${scheme}.${width}.${format}`);
}

/** One of the files of a picture. */
interface PictureVariant {
  lang: ReportLang;
  scheme: ReportScheme;
  width: number;
  format: 'avif' | 'webp';
}

/**
 * The recipes of the content folder, in their order; none if it has none.
 *
 * @throws ContentError with every mistake in them.
 */
export function readPictureRecipes(): PictureRecipe[] {
  const absolute = recipesFile();
  const problems: Problem[] = [];
  const report: Report = (problem) => problems.push(problem);
  const text = readWithFigures(absolute, report);
  const recipes = text === undefined ? [] : parseRecipes(report, displayName(absolute), text);
  if (problems.length > 0) throw new ContentError(problems);
  return recipes;
}

const parseRecipes = remember((report, file, text = ''): PictureRecipe[] => {
  const located = parseYaml(text);
  if (isMistake(located)) {
    const problem = `is not YAML: ${located.message}`;
    report({ file, line: located.line, problem, remedy: 'Correct the line.' });
    return [];
  }
  const parsed = z.array(recipe).safeParse(located.value);
  for (const { path: at, message } of parsed.error?.issues ?? []) {
    report({
      file,
      line: located.lineOf(at as (string | number)[]),
      problem: `has a wrong value at ${at.join('.')}: ${message}`,
      remedy: 'See the recipes beside it.',
    });
  }
  return parsed.data ?? [];
});
