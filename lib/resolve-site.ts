import type { Locale, Routing } from './model';
import { homePath } from './paths';
import { resolveSearch } from './search/search-modes';
import type { LocalText, SiteConfig } from './site-config';

/** Whether the site is being written, with drafts and without what only a build makes, or is built for readers. */
export type SiteMode = 'development' | 'build';

/** The configuration with every default applied. All code but the one that reads the file works with this. */
export type SiteSettings = ReturnType<typeof resolveSite>;

/** One language of the site. */
export type SiteLocale = SiteSettings['locales'][number];

/** Turn what an operator may write into what the code relies on. Defaults are applied here and nowhere else. */
export function resolveSite(written: SiteConfig) {
  const {
    base = '/',
    appIcons = [],
    socialLinks = [],
    feeds = [],
    imageOrigins = [],
    connectOrigins = [],
    head = {},
    hideNavbar = 'never',
    darkMode = true,
    themeTransition = false,
    localeRedirect = 'auto',
    search,
    footer,
    ...rest
  } = written;
  const routing = routingOf(written);
  const message = footer?.message;
  return {
    ...rest,
    base,
    appIcons,
    socialLinks,
    feeds,
    imageOrigins,
    connectOrigins,
    head,
    hideNavbar,
    darkMode,
    themeTransition,
    localeRedirect,
    search: resolveSearch(search),
    locales: written.locales.map(
      ({
        title = written.title,
        description = written.description,
        fallback = false,
        ...locale
      }) => ({
        ...locale,
        title,
        description,
        fallback: fallback && locale.lang !== written.defaultLocale,
        /** The path of its home page. */
        home: homePath({ locale: locale.lang, version: routing.defaultVersion }, routing),
        footer: message === undefined ? undefined : textIn(message, locale.lang, written),
      }),
    ),
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
