import { closestTo } from '../dom/closest';

/** A last segment with one of these endings names a page; any other ending a file to load as it is. */
const FILE_ENDING = /\.(?!html$)[a-z\d]+$/i;

/**
 * The path that a link leads to inside the app, without the base, or undefined where the browser
 * should follow it: another origin or target, a download, a file, or an anchor on this page.
 *
 * @param target What was clicked: the link or something in it.
 * @param base The path the site is served under, with slashes at both ends.
 */
export function internalPath(target: EventTarget | null, base: string): string | undefined {
  const link = closestTo<HTMLAnchorElement>(target, 'a');
  if (!link?.href || (link.target !== '' && link.target !== '_self')) return undefined;
  if (link.hasAttribute('download')) return undefined;

  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== location.origin || !pathname.startsWith(base)) return undefined;
  if (hash !== '' && pathname === location.pathname && search === location.search) return undefined;
  if (FILE_ENDING.test(pathname) && !isVersionLike(pathname)) return undefined;
  return pathname.slice(base.length - 1) + search + hash;
}

/** A click that follows the link in this tab. */
export function isPlainClick(event: MouseEvent): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasModifier && !event.defaultPrevented;
}

/**
 * The same page in another language or version keeps the reader's place on it: query and anchor, or else the heading that is
 * being read, which has the same anchor there.
 */
export function keptPlace({ dataset }: HTMLAnchorElement): string {
  if (!('alternate' in dataset)) return '';
  const read = document.querySelector<HTMLAnchorElement>('a[aria-current="location"]');
  return location.search + (location.hash || (scrollY > innerHeight && read?.hash) || '');
}

/** `/guide/1.x` and `/blog/release-note-1.0` end like a file, but in digits: pages. */
function isVersionLike(pathname: string): boolean {
  return /\.(?:\d+|x)$/.test(pathname);
}
