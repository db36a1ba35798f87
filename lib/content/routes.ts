import path from 'node:path/posix';
import { didYouMean } from '../mdx/nearest';
import type { Page, PageAddress, Routing } from '../model';
import { PAGE_TYPES } from '../page-types';
import { canonicalPath, decodeOrKeep, hrefFor, isExternal, parsePath, pathFor } from '../paths';
import { refuseAddress } from './check/refuse-address';

/** What a link leads to. */
export type LinkTarget =
  | { kind: 'external'; href: string }
  | { kind: 'page'; href: string; page: Page; hash: string }
  | { kind: 'file'; href: string }
  /** `problem` goes on after “links to …, which”. */
  | { kind: 'missing'; problem: string; remedy: string };

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
    const refused = refuseAddress(link);
    if (refused) return { kind: 'missing', ...refused };
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
    const remedy = page ? remedyForPiece(page) : this.#remedyFor(target, origin);
    return { kind: 'missing', problem: 'does not exist', remedy };
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
    const file = OTHER_FILE.exec(target)?.[1];
    if (file !== undefined) return `Put the file at public/${file}, and write /${file}.`;
    const others = this.pages.filter(
      ({ locale, version, isShared, relativePath, frontmatter: { pageType } }) =>
        locale === origin.locale &&
        version === origin.version &&
        relativePath !== origin.relativePath &&
        !isShared &&
        PAGE_TYPES[pageType].isListed,
    );
    const folder = path.dirname(origin.relativePath);
    const isAbsolute = target.startsWith('/');
    const names = new Map(
      others.map(({ slug, relativePath }) =>
        isAbsolute
          ? [stem(`/${slug.join('/')}`), `/${slug.join('/')}`]
          : [stem(relativePath), relativeName(folder, relativePath)],
      ),
    );
    const wanted = stem(isAbsolute ? target : path.join(folder, decodeOrKeep(target)));
    const moved = [...names.keys()].filter((name) => path.basename(name) === path.basename(wanted));
    return didYouMean(wanted, moved.length === 1 ? moved : [...names.keys()], {
      otherwise:
        moved.length === 1
          ? `Did you mean ${names.get(moved[0] ?? '')}?`
          : 'Correct the path, or remove the link.',
      write: (name) => names.get(name) ?? name,
    });
  }
}

/** A file that is no page: its name without what leads to it. */
const OTHER_FILE = /^(?:\.{0,2}\/)*(.+\.(?!mdx?$|html?$)[a-z][a-z\d]{1,4})$/i;

/** A file of the content that has no address. */
function remedyForPiece({ frontmatter }: Page): string {
  return frontmatter.draft
    ? 'That page is a draft: take `draft` out of its front matter, or remove the link.'
    : 'That is a shared piece: link to a page that includes it.';
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
