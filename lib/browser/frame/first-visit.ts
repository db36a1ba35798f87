import { withData } from '../../data-names';
import { isCrawler, redirectLocale } from './locale-redirect';

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
