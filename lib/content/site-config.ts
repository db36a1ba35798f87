import path from 'node:path';
import { createJiti } from 'jiti';
import { z } from 'zod';
import { MESSAGE_LOCALES } from '../messages';
import type { SiteConfig } from '../site-config';
import { checkPictures, lineOfValue, sourcesOf } from './check-pictures';
import { checkShape } from './check-shape';
import { contentDir, displayName } from './content-dir';
import { readTextIfAny } from './files';
import { type Located, lineAt } from './located';
import type { Report } from './problems';
import { strict, themedSource } from './schemas';

const CONFIG_NAME = 'site.config.ts';

const text = z.string();
const texts = strict({
  prevPageText: text.optional(),
  nextPageText: text.optional(),
  outlineTitle: text.optional(),
  lastUpdatedText: text.optional(),
  editLinkText: text.optional(),
  searchPlaceholderText: text.optional(),
  searchNoResultsText: text.optional(),
  searchSuggestedQueryText: text.optional(),
  sourceCodeText: text.optional(),
  filterNameText: text.optional(),
  filterPlaceholderText: text.optional(),
  filterNoResultText: text.optional(),
});

const locale = strict({
  lang: text.regex(/^[a-z]{2,3}(?:-[A-Za-z\d]+)*$/, 'Write a language tag such as en or zh.'),
  label: text,
  title: text.optional(),
  description: text.optional(),
  editLink: strict({
    docRepoBaseUrl: z.url('Write a full URL.'),
    text: text.optional(),
  }).optional(),
  texts: texts.optional(),
});

const schema = strict({
  title: text,
  description: text,
  url: text.regex(/^https?:\/\/[^/]+$/, 'Write the origin alone, as https://example.com.'),
  base: text.regex(/^\/(?:[\w.-]+\/)*$/, 'Start and end it with a slash, as /docs/.').optional(),
  icon: text.optional(),
  logo: themedSource.optional(),
  defaultLocale: text,
  locales: z.array(locale).min(1, 'List at least one language.'),
  multiVersion: strict({ default: text, versions: z.array(text).min(1) })
    .refine((value) => value.versions.includes(value.default), {
      error: 'Choose `default` from `versions`.',
    })
    .optional(),
  socialLinks: z
    .array(strict({ icon: text, mode: z.enum(['link', 'text', 'img', 'dom']), content: text }))
    .optional(),
  darkMode: z.boolean().optional(),
  themeTransition: z.boolean().optional(),
  localeRedirect: z.enum(['auto', 'never']).optional(),
  search: strict({
    mode: z.enum(['local', 'remote', 'hosted', 'off']),
    versioned: z.boolean().optional(),
    indexes: z.array(text).optional(),
  }).optional(),
  footer: strict({ message: text }).optional(),
}).refine((value) => value.locales.some(({ lang }) => lang === value.defaultLocale), {
  path: ['defaultLocale'],
  error: 'Choose it from the `lang` values of `locales`.',
});

/**
 * Read and check `site.config.ts` of the content folder. Mistakes are reported; without a usable
 * configuration there is no site, so the result is then undefined.
 */
export async function readSiteConfig(report: Report): Promise<SiteConfig | undefined> {
  const absolute = path.join(contentDir(), CONFIG_NAME);
  const file = displayName(absolute);
  const source = readTextIfAny(absolute);
  if (source === undefined) {
    report({
      file,
      problem: 'does not exist.',
      remedy:
        'Create it with `export default { title, description, url, defaultLocale, locales }`.',
    });
    return undefined;
  }
  try {
    const value = await evaluate(absolute, source);
    const config = checkShape<SiteConfig>(schema, locatedInSource(value, source), file, report);
    const pictures = config ? [config.icon, ...(config.logo ? sourcesOf(config.logo) : [])] : [];
    for (const problem of checkPictures(pictures, { file, source })) report(problem);
    for (const lang of config?.locales.map((locale) => locale.lang) ?? []) {
      if (MESSAGE_LOCALES.includes(lang)) continue;
      const line = lineOfValue(lang, source);
      const problem = `has the language “${lang}”, which has no interface texts.`;
      report({
        file,
        line,
        problem,
        remedy: `Use one of ${MESSAGE_LOCALES.join(', ')}, or write lib/messages/${lang}.json.`,
      });
    }
    return config;
  } catch (error) {
    const { message } = error as Error;
    report({
      file,
      line: Number(/site\.config\.ts:(\d+)/.exec(message)?.[1] ?? 1),
      problem: `cannot be read: ${message.split('\n')[0]}`,
      remedy: 'Export one object as default, without imports that need the site.',
    });
    return undefined;
  }
}

let evaluated: { key: string; value: unknown } | undefined;

/** The default export of a TypeScript file. Compiling it is slow, so the same text is compiled once. */
async function evaluate(absolute: string, source: string): Promise<unknown> {
  const key = `${absolute}\n${source}`;
  if (evaluated?.key !== key) {
    const jiti = createJiti(`${process.cwd()}/`, { fsCache: false, moduleCache: false });
    evaluated = { key, value: await jiti.import(absolute, { default: true }) };
  }
  return evaluated.value;
}

/** TypeScript leaves no positions behind, so a part is found by looking for its keys in order. */
function locatedInSource(value: unknown, source: string): Located {
  return {
    value,
    lineOf(dataPath) {
      let offset = 0;
      for (const key of dataPath) {
        const found = source.slice(offset).search(keyPattern(key));
        if (found >= 0) offset += found;
        if (typeof key === 'number') offset = itemOffset(source, offset, key);
      }
      return lineAt(source, offset);
    },
  };
}

/** Where an item of the list that begins at `start` begins. Strings with brackets in them mislead it. */
function itemOffset(source: string, start: number, index: number): number {
  let depth = 0;
  let remaining = index;
  for (let offset = start; offset < source.length; offset += 1) {
    const character = source.charAt(offset);
    if (depth === 1 && /[{'"]/.test(character) && remaining === 0) return offset;
    if ('[{'.includes(character)) depth += 1;
    if (']}'.includes(character)) depth -= 1;
    if (character === ',' && depth === 1) remaining -= 1;
  }
  return start;
}

function keyPattern(key: string | number): RegExp {
  return typeof key === 'number' ? /\[/ : new RegExp(`\\b${key}\\b['"]?\\s*[:,]`);
}
