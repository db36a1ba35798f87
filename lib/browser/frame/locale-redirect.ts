import type { Locale } from '../../model';

/**
 * Crawlers and link previews: by their usual names, by the names of Google's own, and by the address that they include,
 * which no browser does. A list of all names is 3 kB, for a redirect that few of them meet.
 */
const CRAWLER =
  /bot|crawl|spider|slurp|lighthouse|inspect|preview|externalhit|whatsapp|google-|-google|compatible;|https?:/i;

/** Does a crawler or a link preview call itself so? */
export function isCrawler(userAgent: string): boolean {
  // A maker of phones.
  return CRAWLER.test(userAgent.replace(/cubot/gi, ''));
}

/**
 * The language to redirect a reader to on the first visit, or undefined to stay. Only the preferred language counts: a
 * reader who prefers English to Chinese chose an English page on purpose.
 *
 * @param browserLanguages BCP 47 tags, in order of preference.
 * @param locales The languages of the site.
 */
export function redirectLocale(
  browserLanguages: readonly string[],
  pageLocale: Locale,
  locales: readonly Locale[],
): Locale | undefined {
  const wanted = browserLanguages
    .map((tag) => nearestLocale(tag, pageLocale, locales))
    .find((locale) => locale !== undefined);
  return wanted === pageLocale ? undefined : wanted;
}

/** The language with that tag; else one with the same base, that of the page before others. */
function nearestLocale(
  tag: string,
  pageLocale: Locale,
  locales: readonly Locale[],
): Locale | undefined {
  const exact = locales.find((locale) => locale.toLowerCase() === tag.toLowerCase());
  return exact ?? [pageLocale, ...locales].find((locale) => baseOf(locale) === baseOf(tag));
}

/** `zh-CN` → `zh` */
function baseOf(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? '';
}
