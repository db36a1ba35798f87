import { withData } from '../../data-names';
import { fetchAhead, giveWayTo } from '../dom/fetch-ahead';
import { isHydrated } from '../dom/hydration';
import { savesData } from '../dom/saves-data';

/** A host whose page has not come within this time is left to the browser, which shows the text as it comes. */
const PATIENCE_MS = 15_000;

/** For how long a page counts as the newest. */
const FRESH_MS = 300_000;

export const SHEETS = 'link[rel="stylesheet"]';
const POLICY = 'meta[http-equiv="Content-Security-Policy"]';

/** A page that only the browser can load: an error, another site, or an answer that is not a page of this build. */
export class NotSwappable extends Error {
  override readonly name = 'NotSwappable';
}

/** The HTML of pages by address without hash, so that each is fetched once between pointer and click. */
const pages = new Map<string, Promise<string>>();

/** The page that the reader is most likely to ask for next, parsed before the click. */
let parsed: { html: string; page: Document } | undefined;

/** Fetch a page that the reader may ask for, with its styles. Nothing for readers who save data. */
export function prefetchPage(url: string): void {
  if (savesData()) return;
  const parseAhead = (html: string) => {
    if (parsed?.html === html) return;
    parsed = { html, page: parse(html) };
    fetchAhead(missingSheets(parsed.page).map(({ href }) => href));
  };
  fetchPage(addressOf(url)).then(parseAhead, () => undefined);
}

/** Ask the host again for every page. */
export function forgetPages(): void {
  pages.clear();
}

/**
 * Load a page of this site as a document that can take the place of the shown one.
 *
 * @param url Its full address.
 * @param isReturn Back and Forward show a page as it was, also without a connection.
 * @throws NotSwappable if the browser has to load it, else what `fetch` throws without a connection.
 */
export async function loadPage(url: string, isReturn: boolean): Promise<Document> {
  const address = addressOf(url);
  const html = await (isReturn ? fetchOld(address) : fetchPage(address));
  const page = parsed?.html === html ? parsed.page : parse(html);
  parsed = undefined;
  if (buildOf(page) === buildOf(document) && !isHydrated(page)) return page;
  pages.delete(address);
  throw new NotSwappable();
}

/** The style sheets of one page that another one lacks. */
export function missingSheets(page: Document, from = document): HTMLLinkElement[] {
  const sheetsOf = (one: Document) => [...one.querySelectorAll<HTMLLinkElement>(SHEETS)];
  const present = new Set(sheetsOf(from).map(({ href }) => href));
  return sheetsOf(page).filter(({ href }) => !present.has(href));
}

/**
 * What differs between deployments of which one cannot show the pages of the other: the name of the reading script, which
 * changes with the code of the site, and the policy, which stays that of the first page.
 */
function buildOf(page: Document): string {
  const script = page.querySelector<HTMLScriptElement>(`script${withData('reading')}`);
  return `${script?.src} ${page.querySelector<HTMLMetaElement>(POLICY)?.content}`;
}

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

function addressOf(url: string): string {
  return url.replace(/#.*/, '');
}

function fetchOld(address: string): Promise<string> {
  return pages.get(address) ?? readHtml(address, 'force-cache');
}

function fetchPage(address: string): Promise<string> {
  const known = pages.get(address);
  if (known) return known;
  const page = readHtml(address, 'default');
  const forget = () => {
    if (pages.get(address) === page) pages.delete(address);
  };
  pages.set(address, page);
  page.then(() => setTimeout(forget, FRESH_MS), forget);
  return page;
}

function readHtml(address: string, cache: RequestCache): Promise<string> {
  const html = requestHtml(address, cache);
  giveWayTo(html);
  return html;
}

/** The browser follows redirects itself: they may lead to another site. */
async function requestHtml(address: string, cache: RequestCache): Promise<string> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const headers = { accept: 'text/html' };
  try {
    const answer = await fetch(address, { signal, cache, headers, redirect: 'manual' });
    const isHtml = answer.headers.get('content-type')?.startsWith('text/html');
    const html = answer.ok && isHtml ? await answer.text() : '';
    // A file that is still being uploaded has no end.
    if (!html.trimEnd().endsWith('</html>')) throw new NotSwappable();
    return html;
  } catch (error) {
    throw error instanceof TypeError ? error : new NotSwappable();
  }
}
