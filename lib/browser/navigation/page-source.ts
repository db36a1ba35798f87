import { withData } from '../../data-names';
import { giveWayTo } from '../dom/fetch-ahead';
import { isHydrated } from '../dom/hydration';
import { savesData } from '../dom/saves-data';

/** A host that has not answered within this time is left to the browser, which shows that it waits. */
const PATIENCE_MS = 15_000;

/** The most pages that a tab keeps. */
const MOST_PAGES = 40;

/** A page that only the browser can load: an error, another site, or an answer that is not a page of this build. */
export class NotSwappable extends Error {
  override readonly name = 'NotSwappable';
}

/** The HTML of pages by address without hash, so that each is fetched once, and Back needs no network. */
const pages = new Map<string, Promise<string>>();

/** The page that the reader is most likely to ask for next, parsed before the click. */
let parsed: { html: string; page: Document } | undefined;

/** Fetch a page that the reader may ask for. Nothing for readers who save data. */
export function prefetchPage(url: string): void {
  if (savesData()) return;
  const parseAhead = (html: string) => {
    if (parsed?.html !== html) parsed = { html, page: parse(html) };
  };
  fetchPage(url).then(parseAhead, () => undefined);
}

/**
 * Load a page of this site as a document that can take the place of the shown one.
 *
 * @param url Its full address.
 * @param isReturn Back and Forward show a page as it was, also without a connection.
 * @throws NotSwappable if the browser has to load it, else what `fetch` throws without a connection.
 */
export async function loadPage(url: string, isReturn: boolean): Promise<Document> {
  const html = await fetchPage(url, isReturn ? 'force-cache' : 'default');
  const page = parsed?.html === html ? parsed.page : parse(html);
  parsed = undefined;
  // The name of the reading script changes with the code of the site: another deployment may need other code.
  if (scriptOf(page)?.src !== scriptOf(document)?.src || isHydrated(page)) throw new NotSwappable();
  return page;
}

/** The element that loads the reading script. */
export function scriptOf(page: Document): HTMLScriptElement | null {
  return page.querySelector<HTMLScriptElement>(`script${withData('reading')}`);
}

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

function fetchPage(url: string, cache: RequestCache = 'default'): Promise<string> {
  const address = url.replace(/#.*/, '');
  const page = pages.get(address) ?? requestPage(address, cache);
  pages.delete(address);
  pages.set(address, page);
  const [oldest] = pages.keys();
  if (pages.size > MOST_PAGES && oldest !== undefined) pages.delete(oldest);
  page.catch(() => pages.delete(address));
  return page;
}

function requestPage(address: string, cache: RequestCache): Promise<string> {
  const page = readHtml(address, cache);
  giveWayTo(page);
  return page;
}

async function readHtml(address: string, cache: RequestCache): Promise<string> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await fetch(address, { signal, cache, headers: { accept: 'text/html' } }).catch(
    (error) => {
      throw error instanceof DOMException ? new NotSwappable() : error;
    },
  );
  const isHtml = answer.headers.get('content-type')?.startsWith('text/html');
  const isElsewhere = answer.redirected && pathOf(answer.url) !== pathOf(address);
  if (!answer.ok || !isHtml || isElsewhere) throw new NotSwappable();
  return answer.text();
}

const pathOf = (url: string) => new URL(url).pathname;
