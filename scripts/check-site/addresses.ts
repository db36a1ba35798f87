import { dataAttribute } from '../../lib/data-names';
import { ownOf } from '../../lib/own';
import { attributeOf, candidatesOf, type Element } from '../export/html';
import type { ExportedSite, SitePage } from './site';

/** How an address is used: a reader follows it, the browser loads it, or a machine reads it. */
type Use = 'follow' | 'load' | 'tell';

/** An address in a page. */
export interface Address {
  element: Element;
  value: string;
  use: Use;
}

/** Attributes that contain one address, by element; `*` matches any element. */
const ATTRIBUTES: Record<string, Readonly<Record<string, Use>>> = {
  a: { href: 'follow' },
  area: { href: 'follow' },
  form: { action: 'follow' },
  use: { href: 'load' },
  object: { data: 'load' },
  video: { poster: 'load' },
  // Read by the scripts of the pages.
  '*': { src: 'load', [dataAttribute('zoomSrc')]: 'load' },
};
/** How the address of a `<link>` is used, by its `rel`. Machines read all others. */
const LOADED_LINKS = new Set([
  'stylesheet',
  'icon',
  'apple-touch-icon',
  'manifest',
  'modulepreload',
  'prefetch',
  'preload',
  'search',
]);
const TOLD_METAS = new Set(['og:image', 'og:url']);

/** Every address in a page, in the order of the document. */
export function addressesIn(elements: Iterable<Element>): Address[] {
  return [...elements].flatMap((element) =>
    addressesOf(element).map(([value, use]) => ({ element, value, use })),
  );
}

function addressesOf(element: Element): (readonly [string, Use])[] {
  const found: (readonly [string, Use])[] = [];
  const rules = { ...ATTRIBUTES['*'], ...ownOf(ATTRIBUTES, element.tagName) };
  for (const { name, value } of element.attrs) {
    const use = ownOf(rules, name);
    if (use) found.push([value, use]);
    if (name === 'srcset') found.push(...candidatesOf(value).map((url) => [url, 'load'] as const));
  }
  const href = attributeOf(element, 'href');
  if (element.tagName === 'link' && href !== undefined) {
    found.push([href, LOADED_LINKS.has(attributeOf(element, 'rel') ?? '') ? 'load' : 'tell']);
  }
  if (
    element.tagName === 'meta' &&
    TOLD_METAS.has(attributeOf(element, 'property') ?? attributeOf(element, 'name') ?? '')
  ) {
    found.push([attributeOf(element, 'content') ?? '', 'tell']);
  }
  return found;
}

/** The target of an address in a page. */
export type Target =
  | { kind: 'page'; page: SitePage; hash: string }
  | { kind: 'file'; file: string; hash: string }
  /** Another site, or mail: nothing that the export can answer. */
  | { kind: 'elsewhere' }
  | { kind: 'nowhere'; reason: string };

/** Resolves addresses. */
export function targetFinder(site: ExportedSite) {
  const pages = new Map(site.pages.map((page) => [page.file, page]));
  const { origin } = new URL(site.root);
  return (value: string, from: { file: string; path: string }): Target => {
    const here = site.root + encodeURI(from.path);
    if (!URL.canParse(value, here)) return { kind: 'nowhere', reason: 'is not a valid URL' };
    const url = new URL(value, here);
    if (url.origin !== origin) return { kind: 'elsewhere' };
    if (!url.pathname.startsWith(site.base)) {
      // Other sites may exist on the same origin outside the base path.
      if (URL.canParse(value)) return { kind: 'elsewhere' };
      return { kind: 'nowhere', reason: `leaves the base path ${site.base}` };
    }
    const hash = decodeFragment(url.hash.slice(1));
    const same = value.startsWith('#') ? from.file : undefined;
    const file = same ?? site.fileAt(url.pathname.slice(site.base.length - 1));
    if (file === undefined)
      return { kind: 'nowhere', reason: 'leads to a file that the export does not contain' };
    const page = pages.get(file);
    return page ? { kind: 'page', page, hash } : { kind: 'file', file, hash };
  };
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
