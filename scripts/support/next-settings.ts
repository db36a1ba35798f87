import path from 'node:path';
import { contentDir, rootDir } from '../../lib/content/content-dir';
import { readPathAliases } from '../../lib/content/read/path-aliases';
import { workspace } from '../../lib/content/workspace';
import { writeWhole } from '../../lib/content/write-whole';
import type { SiteSettings } from '../../lib/resolve-site';

/** What Next.js is told before it starts. */
export interface NextSettings {
  /** The path the site is served under, with slashes at both ends. */
  base: string;
  languages: readonly string[];
  defaultLanguage: string;
  /** The folder that holds the project and its content, relative to the project. */
  root: string;
  /** The content folder, relative to that one. */
  content: string;
  /** What the bundler takes in place of modules of the project. */
  aliases: Record<string, string>;
  /** Where a build writes to. */
  distDir?: string | undefined;
}

/** Tells Next.js what depends on the content, in the file that next.config.mjs reads. */
export function writeNextSettings(
  phase: 'development' | 'build',
  {
    base,
    locales,
    defaultLocale,
  }: Pick<SiteSettings, 'base' | 'defaultLocale'> & { locales: readonly { lang: string }[] },
  distDir?: string,
): void {
  const root = commonRoot();
  const settings: NextSettings = {
    base,
    languages: locales.map(({ lang }) => lang),
    defaultLanguage: defaultLocale,
    root: nameOf(root) || '.',
    content: path.relative(root, contentDir()).replaceAll('\\', '/'),
    aliases: { ...contentAliases(), ...bundledFiles() },
    distDir,
  };
  writeWhole(`.cache/next/${phase}.json`, JSON.stringify(settings));
}

/** The bundler reads nothing outside of it. */
function commonRoot(): string {
  let root = rootDir();
  while (path.relative(root, contentDir()).startsWith('..')) root = path.dirname(root);
  return root;
}

/** The aliases in the tsconfig.json of the content folder. The bundler itself reads the one of the project. */
function contentAliases(): Record<string, string> {
  const { folder, entries } = readPathAliases();
  if (folder === rootDir()) return {};
  const targets = entries.map(([name, [target = '']]) => [
    name,
    `./${nameOf(path.join(folder, target))}`,
  ]);
  return Object.fromEntries(targets);
}

/** The list of the pages with code. */
function bundledFiles(): Record<string, string> {
  const { bundled } = workspace();
  return bundled === undefined ? {} : { '@/app/live-pages': `./${bundled}/list.mjs` };
}

function nameOf(absolute: string): string {
  return path.relative(rootDir(), absolute).replaceAll('\\', '/');
}
