import type { KnownPage } from '../not-found';
import { decodeOrKeep } from '../paths';
import { queryFromPath } from '../search/query-text';

/**
 * On the 404 page: lead on to the page that the address must mean, speak the language of the address, and
 * offer the nearest pages. The list of pages and the comparison are loaded here only; if they do not
 * come, the page is the plain one.
 *
 * @param base The path the site is served under, with slashes at both ends.
 */
export async function helpLostReader(base: string): Promise<void> {
  const page = document.querySelector<HTMLElement>('[data-not-found]');
  if (!page) return;
  const path = location.pathname.slice(base.length - 1);
  const defaultLocale = page.dataset['notFound'] ?? '';
  speakLanguageOf(path, page);
  offerWordsOf(path, page);
  const [pages, { findMeantPage, homeOf, nearestPages }] = await Promise.all([
    fetch(`${base}routes.json`).then((answer) => answer.json() as Promise<KnownPage[]>),
    import('../not-found'),
  ]).catch(() => [undefined, {} as typeof import('../not-found')] as const);
  if (!pages || !page.isConnected) return;

  const hrefOf = (known: KnownPage) => base.slice(0, -1) + known.path;
  const meant = findMeantPage(path, pages, defaultLocale);
  if (meant) {
    return location.replace(meant.to ?? hrefOf(meant) + location.search + location.hash);
  }
  const home = homeOf(path, pages);
  const link = page.querySelector<HTMLAnchorElement>('[data-language]:not([hidden]) [data-home]');
  if (home && link) link.href = hrefOf(home);
  offer(nearestPages(path, pages), page, hrefOf);
}

/** Show the words in the language that the path begins with, if there are any. */
function speakLanguageOf(path: string, page: HTMLElement): void {
  const blocks = [...page.querySelectorAll<HTMLElement>('[data-language]')];
  const own = blocks.find(({ dataset }) => path.split('/')[1] === dataset['language']);
  if (!own) return;
  for (const block of blocks) block.hidden = block !== own;
}

/** Fill the words of the address into the search fields. */
function offerWordsOf(path: string, page: HTMLElement): void {
  const blocks = [...page.querySelectorAll<HTMLElement>('[data-language]')];
  const locales = blocks.map(({ dataset }) => dataset['language'] ?? '');
  for (const field of page.querySelectorAll<HTMLInputElement>('[data-words-of-path]')) {
    field.value = queryFromPath(decodeOrKeep(path), locales);
  }
}

function offer(
  pages: readonly KnownPage[],
  page: HTMLElement,
  hrefOf: (known: KnownPage) => string,
): void {
  const block = page.querySelector<HTMLElement>('[data-language]:not([hidden]) [data-nearest]');
  const list = block?.querySelector('ul');
  if (!block || !list) return;
  list.replaceChildren(
    ...pages.map((known) => {
      const link = Object.assign(document.createElement('a'), {
        href: hrefOf(known),
        textContent: known.title,
      });
      const item = document.createElement('li');
      item.append(link);
      return item;
    }),
  );
  block.hidden = pages.length === 0;
}
