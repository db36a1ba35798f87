import path from 'node:path';
import { z } from 'zod';
import type { GeneratedPage, GetPages, SitePlugins, SlotPage } from '../mdx/plugins';
import type { Page, Routing } from '../model';
import { type PageInfo, SLOTS, type SlotName } from '../page-info';
import { hrefFor } from '../paths';
import type { Problem, ProblemText } from '../problem';
import type { SiteSettings } from '../resolve-site';
import { strict } from '../schemas';
import { checkShape } from './check/check-shape';
import type { Report } from './check/problems';
import { contentDir, displayName } from './content-dir';
import { loadModule } from './load-module';
import { isFile } from './read/files';

const FILE = 'plugins.ts';

/** Plugins, and what changes with their code. */
export interface LoadedPlugins extends SitePlugins {
  hash: string;
}

type AnyFunction = (...args: never[]) => unknown;
const aFunction = z.custom<AnyFunction>(
  (value) => typeof value === 'function',
  'Write a function.',
);
const schema = strict({
  markdown: aFunction.optional(),
  pages: aFunction.optional(),
  slots: strict(Object.fromEntries(SLOTS.map((name) => [name, aFunction.optional()]))).optional(),
});

/** `plugins.ts` as messages name it. */
export function pluginsName(): string {
  return displayName(path.join(contentDir(), FILE));
}

/** Read `plugins.ts` of the content folder, if there is one. Errors are reported; the site then has no plugins. */
export async function readPlugins(report: Report): Promise<LoadedPlugins> {
  const absolute = path.join(contentDir(), FILE);
  const loaded = isFile(absolute) ? await loadModule(absolute, report) : undefined;
  const sound = loaded && checkShape(schema, loaded, pluginsName(), report);
  return { ...(sound as SitePlugins | undefined), hash: loaded?.hash ?? '' };
}

function generatedPages({ locales, versions }: Routing) {
  const version = versions.length > 0 ? z.enum(versions) : z.undefined();
  const [text, language] = [z.string(), z.enum(locales)];
  return z.array(strict({ language, version, path: text.min(1), text }), 'Return a list of pages.');
}

interface GenerationSource {
  routing: Routing;
  /** Those that are written. */
  pages: readonly PageInfo[];
  report: Report;
}

/** The pages that plugins make from data. Errors are reported at the plugins. */
export async function generatePages(
  { pages: generate }: SitePlugins,
  { routing, pages, report }: GenerationSource,
): Promise<readonly GeneratedPage[]> {
  if (!generate) return [];
  const file = pluginsName();
  try {
    const made = await generate((language) => pages.filter((page) => page.language === language));
    const value = made.map((page) => ({
      ...page,
      version: page.version ?? routing.defaultVersion,
    }));
    return checkShape(generatedPages(routing), { value, lineOf: () => 1 }, file, report) ?? [];
  } catch (error) {
    report({ file, ...failureOf('pages', error) });
    return [];
  }
}

/** The text of a slot on a page, or what is wrong with it. */
export function readSlot(
  { slots }: SitePlugins,
  { name, page, getPages }: { name: SlotName; page: SlotPage; getPages: GetPages },
): { file: string; text: string } | Problem {
  const file = pluginsName();
  try {
    return { file, text: slots?.[name]?.(page, getPages) ?? '' };
  } catch (error) {
    return { file, ...failureOf(`slots.${name}`, error) };
  }
}

function failureOf(name: string, error: unknown): ProblemText {
  const { message = String(error) } = error as Partial<Error>;
  return { problem: `has \`${name}\` that fails: ${message}`, remedy: 'Correct it.' };
}

/** A page as plugins and components see it. */
export function infoOf(page: Page, { base }: Pick<SiteSettings, 'base'>): PageInfo {
  const { locale: language, version, routePath: path, title, frontmatter } = page;
  const { data, ...ours } = frontmatter;
  return {
    language,
    version,
    path,
    href: hrefFor(path, base),
    title,
    frontmatter: { ...data, ...ours },
  };
}

/** Those of all pages that have a file, or are made by plugins. */
export function infosOf(pages: readonly Page[], config: Pick<SiteSettings, 'base'>): PageInfo[] {
  return pages
    .filter(({ frontmatter: { pageType } }) => pageType !== '404' && pageType !== 'search')
    .map((page) => infoOf(page, config));
}

/** A page with its text, as slots see it. */
export function slotPageOf(page: Page, config: Pick<SiteSettings, 'base'>): SlotPage {
  return { ...infoOf(page, config), text: page.body.trim() };
}
