import type { SiteSettings } from '../../lib/config/resolve-site';
import { contentDir, displayName } from '../../lib/site/read/content-dir';
import { workspace } from '../../lib/site/read/workspace';
import { writeWhole } from '../../lib/site/read/write-whole';

/** What Next.js is told before it starts. */
export interface NextSettings {
  /** The path the site is served under, with slashes at both ends. */
  base: string;
  languages: readonly string[];
  defaultLanguage: string;
  /** The content folder, relative to the project. */
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
  const settings: NextSettings = {
    base,
    languages: locales.map(({ lang }) => lang),
    defaultLanguage: defaultLocale,
    content: displayName(contentDir()),
    aliases: bundledFiles(),
    distDir,
  };
  writeWhole(`.cache/next/${phase}.json`, JSON.stringify(settings));
}

/** The list of the pages with code. */
function bundledFiles(): Record<string, string> {
  const { bundled } = workspace();
  return bundled === undefined ? {} : { '@/app/live-pages': `./${bundled}/list.mjs` };
}
