import path from 'node:path';
import { createJiti } from 'jiti';
import { type SiteConfig, siteConfigSchema } from '../site-config';
import { checkPictures, lineOfValue, sourcesOf } from './check/check-pictures';
import { checkShape } from './check/check-shape';
import { missingImports } from './check/missing-imports';
import type { Report } from './check/problems';
import { contentDir, displayName } from './content-dir';
import { checkMessages } from './messages';
import { type Located, lineAt } from './read/located';
import { readText } from './read/read-text';

const CONFIG_NAME = 'site.config.ts';

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
    const config = checkShape(siteConfigSchema, locatedInSource(value, source), file, report);
    for (const problem of checkPictures(picturesOf(config), { file, source })) report(problem);
    for (const { lang, fallback: isPartial = false } of config?.locales ?? []) {
      checkMessages({ lang, isPartial }, { file, line: lineOfValue(lang, source) }, report);
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
  return typeof key === 'number' ? /\[/ : new RegExp(`\\b${key}\\b(?:['"]?\\s*:|\\s*,)`);
}
