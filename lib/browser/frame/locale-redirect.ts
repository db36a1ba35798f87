import type { Locale } from '../../model';

/** What is known about a reader who opens a page. */
export interface Visit {
  /** The languages of the browser, most wanted first: BCP 47 tags. */
  browserLanguages: readonly string[];
  userAgent: string;
  pageLocale: Locale;
  /** The languages of the site. */
  locales: readonly Locale[];
  /** Came from another page of this site. */
  isFromHere: boolean;
  /** Asked for a place on the page. */
  hasHash: boolean;
}

/**
 * Crawlers and link previews: by their usual names, by the names of Google's own, and by the address that they
 * give, which no browser does. Lists with every name are 3 kB, for a redirect that few of them meet.
 */
const CRAWLER =
  /bot|crawl|spider|slurp|lighthouse|inspect|preview|externalhit|whatsapp|google-|-google|compatible;|https?:/i;

/**
 * The language to redirect a reader to on the first visit, or undefined to stay. Only the preferred language
 * counts: a reader who prefers English to Chinese came to an English page on purpose.
 */
export function redirectLocale(visit: Visit): Locale | undefined {
  const { browserLanguages, userAgent, pageLocale, locales, isFromHere, hasHash } = visit;
  if (isFromHere || hasHash || CRAWLER.test(userAgent)) return undefined;
  const wanted = browserLanguages
    .map((tag) => locales.find((locale) => baseOf(locale) === baseOf(tag)))
    .find((locale) => locale !== undefined);
  return wanted === pageLocale ? undefined : wanted;
}

/** `zh-CN` → `zh` */
function baseOf(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? '';
}
