import { dataAttribute, withData } from '../../data-names';
import type { KnownPage } from '../../model';
import { decodeOrKeep } from '../../paths';
import { queryFromPath } from '../../search/query-text';
import { noteVisit } from '../frame/first-visit';
import { findMeantPage, nearestPages } from './nearest-pages';

const PAGE = withData('notFound');

/**
 * On the 404 page: redirect to the page that the address must mean, or else offer the nearest pages and show the text,
 * which is hidden until then. If the list of pages cannot be loaded, the page is shown as it is.
 *
 * @param base The path the site is served under, with slashes at both ends.
 */
export async function attach(signal: AbortSignal, { base }: { base: string }): Promise<void> {
  const page = document.querySelector<HTMLElement>(PAGE);
  if (!page) return;
  const { pathname } = location;
  const home = page.querySelector<HTMLAnchorElement>(withData('home'))?.pathname ?? base;
  const rest = pathname.startsWith(home) ? pathname.slice(home.length) : '';
  for (const field of page.querySelectorAll<HTMLInputElement>(withData('wordsOfPath'))) {
    field.value = queryFromPath(decodeOrKeep(rest));
  }
  for (const place of page.querySelectorAll(withData('address'))) {
    place.textContent = decodeOrKeep(pathname);
  }
  keepAddress(rest);
  if ((await leadOn(page, base)) || signal.aborted) return;
  // This was the first visit; the next page does not redirect to another language.
  noteVisit();
  page.dataset.notFound = 'settled';
}

/** Look the address up. Returns whether the reader is redirected. */
async function leadOn(page: HTMLElement, base: string): Promise<boolean> {
  const pages = await fetch(`${base}routes.json`)
    .then((answer) => answer.json() as Promise<KnownPage[]>)
    .catch(() => undefined);
  if (!pages || !page.isConnected) return false;

  const path = location.pathname.slice(base.length - 1);
  const hrefOf = (entry: KnownPage) => base.slice(0, -1) + entry.path;
  const meant = findMeantPage(path, pages, page.dataset.defaultLocale ?? '');
  const target = meant && ((await answeredAt(hrefOf(meant))) ?? meant.to);
  if (target === undefined) offer(nearestPages(path, pages), page, hrefOf);
  else location.replace(target);
  return target !== undefined;
}

/**
 * Where the host has a page that exists: at its address, or in its file, with query and anchor. Not at the
 * address that it has just answered with this page, nor anywhere that it would answer with it again.
 */
async function answeredAt(href: string): Promise<string | undefined> {
  const file = href.endsWith('/') ? `${href}index.html` : `${href}.html`;
  for (const place of [href, file]) {
    if (place !== location.pathname && (await isThere(place))) {
      return place + location.search + location.hash;
    }
  }
  return undefined;
}

async function isThere(href: string): Promise<boolean> {
  try {
    const answer = await fetch(href);
    // Some hosts answer everything with success.
    return answer.ok && !(await answer.text()).includes(`${dataAttribute('notFound')}=`);
  } catch {
    return false;
  }
}

/** Links to other languages and versions keep the address, because the page may exist there. */
function keepAddress(rest: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a${withData('alternate')}`)) {
    link.pathname = link.pathname.replace(/404$/, () => rest);
  }
}

function offer(
  pages: readonly KnownPage[],
  page: HTMLElement,
  hrefOf: (entry: KnownPage) => string,
): void {
  const block = page.querySelector<HTMLElement>(withData('nearest'));
  const entries = page.querySelector<HTMLElement>(withData('entries'));
  if (!block || pages.length === 0) return;
  block.querySelector('ul')?.replaceChildren(
    ...pages.map((entry) => {
      const link = Object.assign(document.createElement('a'), {
        href: hrefOf(entry),
        textContent: entry.title,
      });
      const item = document.createElement('li');
      item.append(link);
      return item;
    }),
  );
  block.hidden = false;
  if (entries) entries.hidden = true;
}
