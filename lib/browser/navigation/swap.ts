import { withData } from '../../data-names';
import { missingSheets, NotSwappable, SHEETS } from './page-source';
import { swapChildren } from './stay';

/** A style sheet that has not loaded within this time is left to the browser. */
const PATIENCE_MS = 15_000;

/**
 * What stays in the head: scripts, which run once; the policy, which is the same on every page; and the tags for color
 * schemes, which script has changed, and whose replacement restyles the whole document.
 */
const KEPT =
  'script:not([type="application/ld+json"]), meta[http-equiv], meta[name="theme-color"], meta[name="color-scheme"]';

/**
 * Load the style sheets of a page that this one lacks, without applying them.
 *
 * @throws NotSwappable if one of them is missing or late.
 */
export async function loadStyles(page: Document): Promise<void> {
  await Promise.all(missingSheets(page).map(addSheet));
}

/** Put a page, whose styles are loaded, in the place of the shown one. */
export function swapPage(page: Document): void {
  const { documentElement: root, head, body } = document;
  root.lang = page.documentElement.lang;
  root.dir = page.documentElement.dir;
  swapSheets(page);
  swapHead(head, page.head);
  swapChildren(body, page.body);
}

function addSheet({ href, integrity }: HTMLLinkElement): Promise<void> {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href, integrity, media: 'not all' });
  return new Promise((resolve, reject) => {
    const fail = () => {
      link.remove();
      reject(new NotSwappable());
    };
    const timer = setTimeout(fail, PATIENCE_MS);
    link.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    link.addEventListener('error', fail);
    document.head.append(link);
  });
}

function swapSheets(page: Document): void {
  for (const link of missingSheets(document, page)) link.remove();
  for (const link of document.querySelectorAll<HTMLLinkElement>(SHEETS)) {
    if (link.media === 'not all') link.removeAttribute('media');
  }
}

/** Elements that both pages have stay in place. */
function swapHead(head: HTMLHeadElement, next: HTMLHeadElement): void {
  const isSwapped = (element: Element) =>
    !element.matches(`${KEPT}, ${SHEETS}, link${withData('early')}`);
  const coming = [...next.children].filter(isSwapped);
  for (const element of [...head.children].filter(isSwapped)) {
    const same = coming.findIndex((other) => other.isEqualNode(element));
    if (same < 0) element.remove();
    else coming.splice(same, 1);
  }
  head.append(...coming);
}
