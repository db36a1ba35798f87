import path from 'node:path/posix';
import { closest } from 'fastest-levenshtein';
import type { Page, PageAddress, Routing } from '../model';
import { canonicalPath, decodeOrKeep, hrefFor, isExternal, parsePath, pathFor } from '../paths';

/** What a link leads to. */
export type LinkTarget =
  | { kind: 'external'; href: string }
  | { kind: 'page'; href: string; page: Page; hash: string }
  | { kind: 'file'; href: string }
  | { kind: 'missing'; remedy: string };

/** The place a link is written in: a page, or the navigation of a language. */
export type LinkOrigin = Pick<Page, 'locale' | 'version' | 'relativePath'>;

/** A link to an anchor, to be held against the ids of its target once that is compiled. */
export interface AnchorLink {
  /** Where the link is written. */
  file: string;
  line?: number | undefined;
  link: string;
  target: Page;
  id: string;
}

/** Note the anchor that a resolved link names, if it names one. */
export function noteAnchor(
  anchors: AnchorLink[],
  target: LinkTarget,
  link: Pick<AnchorLink, 'file' | 'line' | 'link'>,
): void {
  if (target.kind !== 'page' || target.hash === '') return;
  anchors.push({ ...link, target: target.page, id: decodeOrKeep(target.hash) });
}

/** Finds pages by path and resolves links between them. */
export class Routes {
  readonly #byPath = new Map<string, Page>();
  readonly #byFile = new Map<string, Page>();
  readonly #byName = new Map<string, Page>();

  constructor(
    readonly pages: readonly Page[],
    private readonly routing: Routing,
    private readonly publicFiles: ReadonlySet<string>,
    private readonly base: string,
  ) {
    for (const page of pages) {
      this.#byFile.set(stem(page.relativePath), page);
      this.#byName.set(page.file, page);
      if (!page.isShared) this.#byPath.set(canonicalPath(page.routePath), page);
    }
  }

  /** The page at a URL path, whatever its letter case, extension or trailing slash. */
  find(address: PageAddress): Page | undefined {
    return this.#byPath.get(canonicalPath(pathFor(address, this.routing)));
  }

  /** The page or shared piece written in exactly this file, as messages name it. */
  findByName(file: string): Page | undefined {
    return this.#byName.get(file);
  }

  /** The page written in this file below the content folder; the extension does not matter. */
  findByFile(relativePath: string): Page | undefined {
    const name = stem(relativePath);
    return this.#byFile.get(name) ?? this.#byFile.get(`${name}/index`.replace(/^\.\//, ''));
  }

  /**
   * Resolve a link as an author writes it: a URL, `#anchor`, `./other.mdx#anchor` or `/guide/start/intro`.
   * A path without a language means the language it is written in.
   */
  resolve(link: string, origin: LinkOrigin): LinkTarget {
    if (isExternal(link)) return { kind: 'external', href: link };
    const [, target = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(link) ?? [];
    const page = this.#findTarget(target, origin);
    if (page !== undefined && !page.isShared) {
      const href = target === '' ? hash : hrefFor(page.routePath, this.base) + query + hash;
      return { kind: 'page', href, page, hash: hash.slice(1) };
    }
    if (this.publicFiles.has(target)) {
      return { kind: 'file', href: hrefFor(target, this.base) + query + hash };
    }
    const remedy = page?.frontmatter.draft
      ? 'That page is a draft: take `draft` out of its front matter, or remove the link.'
      : this.#remedyFor(target, origin);
    return { kind: 'missing', remedy };
  }

  #findTarget(target: string, origin: LinkOrigin): Page | undefined {
    if (target === '') return this.findByFile(origin.relativePath);
    if (!target.startsWith('/')) {
      return this.findByFile(path.join(path.dirname(origin.relativePath), decodeOrKeep(target)));
    }
    const isPrefixed = this.routing.locales.some((name) => startsWithSegment(target, name));
    const address = parsePath(target.replace(/\.mdx?$/, ''), this.routing);
    const isVersioned = this.routing.versions.some((name) => target.split('/').includes(name));
    return this.find({
      slug: address.slug,
      locale: isPrefixed ? address.locale : origin.locale,
      version: isVersioned ? address.version : origin.version,
    });
  }

  #remedyFor(target: string, origin: LinkOrigin): string {
    const twins = this.pages.filter(
      ({ locale, version, isShared, slug }) =>
        locale === origin.locale &&
        version === origin.version &&
        !isShared &&
        !['404', 'search'].includes(slug[0] ?? ''),
    );
    if (twins.length === 0) return 'Remove the link.';
    if (target.startsWith('/')) {
      return `Did you mean ${closest(
        target,
        twins.map(({ slug }) => `/${slug.join('/')}`),
      )}?`;
    }
    const folder = path.dirname(origin.relativePath);
    const names = twins.map(({ relativePath }) => relativeName(folder, relativePath));
    return `Did you mean ${closest(target, names)}?`;
  }
}

function startsWithSegment(target: string, name: string): boolean {
  return target.split('/')[1]?.toLowerCase() === name.toLowerCase();
}

function relativeName(folder: string, relativePath: string): string {
  const name = path.relative(folder, relativePath);
  return name.startsWith('.') ? name : `./${name}`;
}

/** A file name without extension or slash at its end. */
function stem(relativePath: string): string {
  return path
    .normalize(relativePath)
    .replace(/\/$/, '')
    .replace(/\.(?:mdx?|html)$/, '');
}
