import path from 'node:path';
import { createJiti } from 'jiti';
import { z } from 'zod';
import { MESSAGE_LOCALES } from '../messages';
import type { SiteConfig } from '../site-config';
import { checkPictures, lineOfValue, sourcesOf } from './check/check-pictures';
import { checkSearch, searchShape } from './check/check-search';
import { checkShape } from './check/check-shape';
import { missingImports } from './check/missing-imports';
import type { Report } from './check/problems';
import { ADDRESS_REMEDY } from './check/refuse-address';
import { calendarDay, safeLink, strict, themedSource, webAddress } from './check/schemas';
import { contentDir, displayName } from './content-dir';
import { type Located, lineAt } from './read/located';
import { readText } from './read/read-text';

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
    docRepoBaseUrl: webAddress,
    text: text.optional(),
  }).optional(),
  texts: texts.optional(),
});

const tool = strict({
  name: text,
  desc: text,
  descEn: text.optional(),
  logo: text,
  logoScale: z.number().min(0.5).max(2).optional(),
  url: z.literal('/').or(webAddress),
  urlEn: webAddress.optional(),
  urlText: text,
});

const feed = strict({
  name: text.regex(/^[\w-]+$/, 'Write a file name without ending: releases.'),
  folder: text.regex(/^[\w-]+(?:\/[\w-]+)*$/, 'Write a folder below a language: blog/release.'),
  titles: z.record(text, text),
});

const schema = strict({
  title: text,
  description: text,
  url: text.regex(/^https?:\/\/[^/]+$/, 'Write the origin alone, as https://example.com.'),
  base: text.regex(/^\/(?:[\w.-]+\/)*$/, 'Start and end it with a slash, as /docs/.').optional(),
  icon: text.optional(),
  appIcons: z.array(strict({ src: text, size: z.number().int().positive() })).optional(),
  logo: themedSource.optional(),
  defaultLocale: text,
  locales: z.array(locale).min(1, 'List at least one language.'),
  multiVersion: strict({ default: text, versions: z.array(text).min(1) })
    .refine(({ versions }) => new Set(versions).size === versions.length, {
      error: 'List each version once.',
    })
    .refine((value) => value.versions.includes(value.default), {
      error: 'Choose `default` from `versions`.',
    })
    .optional(),
  socialLinks: z
    .array(
      strict({ icon: text, mode: z.enum(['link', 'text', 'img', 'dom']), content: text }).refine(
        ({ mode, content }) => mode !== 'link' || safeLink.safeParse(content).success,
        { path: ['content'], error: ADDRESS_REMEDY },
      ),
    )
    .optional(),
  family: strict({
    name: text,
    tagline: text,
    taglineEn: text.optional(),
    tools: z.array(tool),
    more: z.array(tool).optional(),
  }).optional(),
  hideNavbar: z.enum(['always', 'never', 'auto']).optional(),
  darkMode: z.boolean().optional(),
  themeTransition: z.boolean().optional(),
  localeRedirect: z.enum(['auto', 'never']).optional(),
  search: searchShape.optional(),
  footer: strict({ message: text.or(z.record(text, text)) }).optional(),
  feeds: z.array(feed).optional(),
  security: strict({
    contact: safeLink,
    expires: calendarDay,
    policy: safeLink.optional(),
  }).optional(),
  software: strict({
    category: text,
    operatingSystem: text,
    repository: webAddress.optional(),
    license: webAddress.optional(),
  }).optional(),
})
  .refine((value) => value.locales.some(({ lang }) => lang === value.defaultLocale), {
    path: ['defaultLocale'],
    error: 'Choose it from the `lang` values of `locales`.',
  })
  .refine(
    ({ locales }) => new Set(locales.map(({ lang }) => lang.toLowerCase())).size === locales.length,
    {
      path: ['locales'],
      error: 'List each language once.',
    },
  )
  .refine(
    ({ feeds = [], locales }) =>
      feeds.every(({ titles }) => locales.every(({ lang }) => titles[lang])),
    { path: ['feeds'], error: 'Give each feed a title in every language.' },
  );

/** The configuration as messages name it. */
export function siteConfigName(): string {
  return displayName(path.join(contentDir(), CONFIG_NAME));
}

/**
 * Read and check `site.config.ts` of the content folder. Mistakes are reported; without a usable
 * configuration there is no site, so the result is then undefined.
 */
export async function readSiteConfig(report: Report): Promise<SiteConfig | undefined> {
  const absolute = path.join(contentDir(), CONFIG_NAME);
  const file = displayName(absolute);
  const source = readText(absolute, report);
  if (source === undefined) {
    report({
      file,
      problem: 'does not exist.',
      remedy:
        'Create it with `export default { title, description, url, defaultLocale, locales }`.',
    });
    return undefined;
  }
  const missing = missingImports(absolute, source);
  if (missing.length > 0) {
    for (const problem of missing) report({ file, ...problem });
    return undefined;
  }
  try {
    const value = await evaluate(absolute, source);
    const config = checkShape<SiteConfig>(schema, locatedInSource(value, source), file, report);
    for (const problem of checkPictures(picturesOf(config), { file, source })) report(problem);
    for (const problem of config ? checkSearch(config, { file, source }) : []) report(problem);
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

/** Every picture that the configuration names. */
function picturesOf(config: SiteConfig | undefined): (string | undefined)[] {
  if (!config) return [];
  const { icon, appIcons = [], logo, family, socialLinks = [] } = config;
  return [
    icon,
    ...appIcons.map(({ src }) => src),
    ...(logo ? sourcesOf(logo) : []),
    ...[...(family?.tools ?? []), ...(family?.more ?? [])].map((tool) => tool.logo),
    ...socialLinks.filter(({ mode }) => mode === 'img').map(({ content }) => content),
  ];
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
