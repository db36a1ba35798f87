/* Loaded on pages with components of their own; see own-components.ts. */
import { inTime } from '../../in-time';
import type { HashedFile } from '../../page-framework';
import { pageFramework } from './page-framework';

/** A file that has not come within this time is given up. */
const PATIENCE_MS = 15_000;

/**
 * Let the framework hydrate the page. None of it runs before all of it is loaded, so if a file is missing the page stays as
 * it is.
 *
 * @throws if a file cannot be loaded.
 */
export async function loadFramework(): Promise<void> {
  const { scripts, styles, starter, payload } = pageFramework();
  const [data] = await inTime(
    Promise.all([readFile(payload), ...scripts.map(addScript), addStyles(styles)]),
    PATIENCE_MS,
  );
  globalList('__next_f').push([0], [1, data]);
  globalList('TURBOPACK').push(starter);
}

/** The browser refuses a file with another hash, such as that of another deployment. */
async function readFile([address, integrity]: HashedFile): Promise<string> {
  const answer = await fetch(address, { integrity });
  if (!answer.ok) throw new Error(`${address} is missing: ${answer.status}.`);
  return answer.text();
}

function addScript([src, integrity]: HashedFile): Promise<void> {
  return addToHead(Object.assign(document.createElement('script'), { src, integrity }));
}

/**
 * Add style sheets, all at once when they have loaded: for each of them browsers compute the styles of the whole document
 * again. React looks for them by their precedence.
 */
async function addStyles(files: readonly HashedFile[]): Promise<void> {
  const links = files.map(([href, integrity]) => {
    const link = document.createElement('link');
    link.dataset.precedence = 'next';
    return Object.assign(link, { rel: 'stylesheet', href, integrity, media: 'not all' });
  });
  await Promise.all(links.map(addToHead));
  for (const link of links) link.removeAttribute('media');
}

function addToHead(element: HTMLElement): Promise<void> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => reject(new Error(`${element.outerHTML} fails.`)));
    document.head.append(element);
  });
}

/** A global list that a script of the framework processes when it starts. */
function globalList(name: string): unknown[] {
  const scope = globalThis as unknown as Record<string, unknown[] | undefined>;
  scope[name] ??= [];
  return scope[name];
}
