import type { Locale, Routing } from '../model';
import { homePath } from '../paths';
import { resolveSearch } from '../search/search-modes';
import type { CheckedConfig, LocalText, SiteConfig } from './site-config';

/** Whether the site is being written, without what only a build makes, or is built for readers. */
export type SiteMode = 'development' | 'build';

/** The configuration as all code but the one that reads the file works with it. */
export type SiteSettings = ReturnType<typeof resolveSite>;

/** One language of the site. */
export type SiteLocale = SiteSettings['locales'][number];

/** Fill in what depends on another part of the configuration. All other defaults are in its schema. */
export function resolveSite({ footer, ...written }: CheckedConfig) {
  const routing = routingOf(written);
  return {
    ...written,
    search: resolveSearch(written.search),
    locales: written.locales.map((locale) => ({
      ...locale,
      title: locale.title ?? written.title,
      description: locale.description ?? written.description,
      /** The path of its home page. */
      home: homePath({ locale: locale.lang, version: routing.defaultVersion }, routing),
      footer: footer && textIn(footer.message, locale.lang, written),
    })),
  };
}

/** The part of the configuration that paths depend on. */
export function routingOf({
  locales,
  defaultLocale,
  multiVersion,
}: Pick<SiteConfig, 'locales' | 'defaultLocale' | 'multiVersion'>): Routing {
  return {
    locales: locales.map(({ lang }) => lang),
    defaultLocale,
    versions: multiVersion?.versions ?? [],
    defaultVersion: multiVersion?.default,
  };
}

/** What the site says of one of its languages. */
export function localeOf({ locales }: Pick<SiteSettings, 'locales'>, lang: Locale): SiteLocale {
  const locale = locales.find((candidate) => candidate.lang === lang);
  if (!locale) throw new Error(`The site has no language “${lang}”.`);
  return locale;
}

/** A text in one language, else in the default one. */
export function textIn(
  written: LocalText,
  lang: Locale,
  { defaultLocale }: Pick<SiteConfig, 'defaultLocale'>,
): string {
  return typeof written === 'string' ? written : (written[lang] ?? written[defaultLocale] ?? '');
}
