import { withData } from '../../data-names';
import type { Locale } from '../../model';

/**
 * Crawlers and link previews: by their usual names, by the names of Google's own, and by the address that they include,
 * which no browser does. A list of all names is 3 kB, for a redirect that few of them meet.
 */
const CRAWLER =
  /bot|crawl|spider|slurp|lighthouse|inspect|preview|externalhit|whatsapp|google-|-google|compatible;|https?:/i;

const STORAGE_KEY = 'visited';

/**
 * On the first visit, redirect the reader to the page in the language of the browser. This happens at most once per
 * browser: the visit is stored first, and without storage there is no redirect. A language chosen by hand is therefore
 * kept. A link of this site or one with an anchor was chosen on purpose, too.
 */
export function redirectFirstVisit(): void {
  // An unknown page has no translation, and may redirect to a page that has one; see lib/browser/not-found.
  if (document.querySelector(withData('notFound')) || !noteVisit()) return;
  const isFromHere = document.referrer.startsWith(`${location.origin}/`);
  if (isFromHere || location.hash !== '' || isCrawler(navigator.userAgent)) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]')];
  const locales = links.map(({ hreflang }) => hreflang);
  const locale = redirectLocale(navigator.languages, document.documentElement.lang, locales);
  const translation = links.find(({ hreflang }) => hreflang === locale);
  if (translation) location.replace(translation.href + location.search);
}

/** Store the visit. Returns whether it was the first, and could be stored. */
export function noteVisit(): boolean {
  try {
    const isFirst = localStorage.getItem(STORAGE_KEY) === null;
    if (isFirst) localStorage.setItem(STORAGE_KEY, '1');
    return isFirst;
  } catch {
    return false;
  }
}

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
