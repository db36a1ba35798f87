import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { KnownPage } from '../../lib/model';
import { listFiles } from '../../lib/site/read/files';
import {
  attributeOf,
  type Document,
  type Element,
  elementsOf,
  findElement,
  isLink,
  metaOf,
  parseHtml,
  textOf,
} from '../export/html';
import { ROUTES_FILE } from '../support/out-folder';
import { UserError } from '../support/user-error';

/** The files of an exported folder. */
export interface SiteFiles {
  names: readonly string[];
  read(name: string): Buffer;
}

/** A page of the site: one that `routes.json` lists, or a 404 page. */
export interface SitePage {
  /** `zh/guide/start/intro.html` */
  file: string;
  /** The clean path below the base: `/zh/guide/start/intro`. */
  path: string;
  lang: string;
  document: Document;
  elements: readonly Element[];
  ids: ReadonlySet<string>;
  /** The canonical address of the page. */
  canonical: string;
  /** Whether search engines may index it, at this address. */
  isIndexed: boolean;
}

/** A page that only redirects. */
export interface RedirectPage {
  file: string;
  elements: readonly Element[];
}

/** An exported site, parsed once for all checks. */
export interface ExportedSite {
  names: ReadonlySet<string>;
  bytes(name: string): Buffer;
  text(name: string): string;
  /** The path that the site is served under, with slashes at both ends. */
  base: string;
  /** The origin and the base, without a slash at the end. */
  root: string;
  routes: readonly KnownPage[];
  pages: readonly SitePage[];
  redirects: readonly RedirectPage[];
  /** The exported file that is served at a path below the base; undefined where a host serves its 404 page. */
  fileAt(path: string): string | undefined;
  /** The page at an absolute address of the site. */
  pageAt(address: string): SitePage | undefined;
}

/** The files of a folder. */
export function filesIn(folder: string): SiteFiles {
  return { names: listFiles(folder), read: (name) => readFileSync(path.join(folder, name)) };
}

/** @throws UserError if the files are not an exported site. */
export function readSite({ names, read }: SiteFiles): ExportedSite {
  const existing = new Set(names);
  for (const file of ['index.html', ROUTES_FILE]) {
    if (!existing.has(file))
      throw new UserError(`This is not an exported site: it has no ${file}.`);
  }
  const text = (name: string) => read(name).toString('utf8');
  const routes = JSON.parse(text(ROUTES_FILE)) as KnownPage[];
  const paths = new Set(routes.filter(({ to }) => to === undefined).map((route) => route.path));
  const parsed = names
    .filter((name) => name.endsWith('.html'))
    .map((file) => ({ file, path: pathOf(file), document: parseHtml(text(file)) }));
  const root = rootOf(parsed.find(({ file }) => file === 'index.html')?.document);
  const pages = parsed
    .filter(({ path: name }) => paths.has(name) || name.endsWith('/404'))
    .map((page) => pageOf(page, root));
  const base = `${new URL(root).pathname}/`.replace('//', '/');
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const fileAt = (path: string) => fileFor(path, existing);
  return {
    names: existing,
    bytes: read,
    text,
    base,
    root,
    routes,
    pages,
    redirects: parsed
      .map(({ file, document }) => ({ file, elements: elementsOf(document) }))
      .filter(({ elements }) => metaOf(elements, 'refresh') !== undefined),
    fileAt,
    pageAt(address) {
      if (!address.startsWith(`${root}/`)) return undefined;
      const file = fileAt(address.slice(root.length).replace(/[?#].*$/, ''));
      return file === undefined ? undefined : byFile.get(file);
    },
  };
}

type ParsedFile = Pick<SitePage, 'file' | 'path' | 'document'>;

function pageOf({ file, path, document }: ParsedFile, root: string): SitePage {
  const elements = elementsOf(document);
  const html = findElement(document, 'html');
  const canonical = linkOf(elements, 'canonical');
  return {
    file,
    path,
    document,
    elements,
    lang: html ? (attributeOf(html, 'lang') ?? '') : '',
    ids: new Set(elements.flatMap((element) => attributeOf(element, 'id') ?? [])),
    canonical,
    isIndexed: metaOf(elements, 'robots') === undefined && decodePath(canonical) === root + path,
  };
}

/** The origin and base of the site, from the canonical link of its home page. */
function rootOf(home: Document | undefined): string {
  const canonical = home ? linkOf(elementsOf(home), 'canonical') : '';
  if (!URL.canParse(canonical)) {
    throw new UserError(
      'The home page has no canonical link, so the address of the site is unknown.',
    );
  }
  return canonical.replace(/\/$/, '');
}

/** Resolves a path as servers with clean URLs do: the file, the page, the index of the folder. */
function fileFor(path: string, names: ReadonlySet<string>): string | undefined {
  const name = decodePath(path).slice(1);
  if (name === '' || name.endsWith('/')) {
    return names.has(`${name}index.html`) ? `${name}index.html` : undefined;
  }
  return [name, `${name}.html`, `${name}/index.html`].find((file) => names.has(file));
}

function pathOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
}

/** A path as files are named. A path with a broken escape stays as it is and matches no file. */
function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The address of the first `<link>` with a `rel`; empty if it is missing. */
export function linkOf(elements: readonly Element[], rel: string, type?: string): string {
  const link = elements.find((element) => isLink(element, rel, type));
  return (link && attributeOf(link, 'href')) ?? '';
}

/** The text of the `<title>`. */
export function titleOf({ document }: SitePage): string {
  const title = findElement(document, 'title');
  return title ? textOf(title) : '';
}
