import { redirectLocale } from './locale-redirect';

const STORAGE_KEY = 'visited';

/**
 * On the first visit, lead the reader to the page in the language of the browser. At most once per
 * browser: the visit is noted first, and where it cannot be noted nobody is led anywhere. A language chosen
 * by hand is therefore never undone.
 */
export function redirectFirstVisit(): void {
  // A page that is not there has no twin, and may lead on to one that has; see helpLostReader.
  if (document.querySelector('[data-not-found]') || !noteVisit()) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]')];
  const locale = redirectLocale({
    browserLanguages: navigator.languages,
    userAgent: navigator.userAgent,
    pageLocale: document.documentElement.lang,
    locales: links.map(({ hreflang }) => hreflang),
    isFromHere: document.referrer.startsWith(`${location.origin}/`),
    hasHash: location.hash !== '',
  });
  const twin = links.find(({ hreflang }) => hreflang === locale);
  if (twin) location.replace(twin.href + location.search);
}

/** Note the visit. Was it the first, and could it be noted? */
export function noteVisit(): boolean {
  try {
    const isFirst = localStorage.getItem(STORAGE_KEY) === null;
    if (isFirst) localStorage.setItem(STORAGE_KEY, '1');
    return isFirst;
  } catch {
    return false;
  }
}
