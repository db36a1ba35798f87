import path from 'node:path/posix';
import { refuseAddress } from '../../link-schemes';
import type { Page, PageAddress, Routing } from '../../model';
import { PAGE_TYPES } from '../../page-types';
import { canonicalPath, decodeOrKeep, hrefFor, isExternal, parsePath, pathFor } from '../../paths';
import { didYouMean } from '../../problem/did-you-mean';
import { contentDir } from '../read/content-dir';
import { isFile } from '../read/files';

/** What a link leads to. */
export type LinkTarget =
  | { kind: 'external'; href: string }
  | { kind: 'page'; href: string; page: Page; hash: string }
  | { kind: 'file'; href: string }
  /** `problem` continues after “links to …, which”. */
  | { kind: 'missing'; problem: string; remedy: string };

/** The place a link is written in: a page, or the navigation of a language. */
type LinkOrigin = Pick<Page, 'locale' | 'version' | 'relativePath'>;

/** A link to an anchor, to be held against the ids of its target once that is compiled. */
export interface AnchorLink {
  /** Where the link is written. */
  file: string;
  line?: number | undefined;
  column?: number | undefined;
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

/** What is written below the content folder. */
export interface WrittenPages {
  /** What readers see. */
  pages: readonly Page[];
  /** Included in pages. They have no address of their own. */
  pieces: readonly Page[];
}

interface RoutesSource extends WrittenPages {
  routing: Routing;
  base: string;
  /** The addresses of files that are not pages. */
  files: ReadonlySet<string>;
}

/** Finds pages by path and resolves links between them. */
export class Routes {
  readonly #byPath = new Map<string, Page>();
  readonly #byFile = new Map<string, Page>();
  readonly #byName = new Map<string, Page>();
  readonly #pieces = new Map<string, Page>();

  constructor(private readonly source: RoutesSource) {
    const { pages, pieces } = source;
    for (const page of pages) {
      this.#byFile.set(stem(page.relativePath), page);
      this.#byPath.set(canonicalPath(page.routePath), page);
    }
    for (const page of [...pages, ...pieces]) this.#byName.set(page.file, page);
    for (const piece of pieces) this.#pieces.set(stem(piece.relativePath), piece);
  }

  /** The page at a URL path, whatever its letter case, extension or trailing slash. */
  find(address: PageAddress): Page | undefined {
    return this.#byPath.get(canonicalPath(pathFor(address, this.source.routing)));
  }

  /** The page or piece written in exactly this file, as messages name it. */
  findByName(file: string): Page | undefined {
    return this.#byName.get(file);
  }

  /** The page written in this file below the content folder; the extension does not matter. */
  findByFile(relativePath: string): Page | undefined {
    return lookUp(this.#byFile, relativePath);
  }

  /** Whether the file below the content folder is a shared piece, which has no address. */
  isPiece(relativePath: string): boolean {
    return lookUp(this.#pieces, relativePath) !== undefined;
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
    const { base, files } = this.source;
    const page = this.#findTarget(target, origin);
    if (page) {
      const href = (target === '' ? '' : hrefFor(page.routePath, base)) + query + hash;
      return { kind: 'page', href, page, hash: hash.slice(1) };
    }
    if (files.has(target)) {
      return { kind: 'file', href: hrefFor(target, base) + query + hash };
    }
    const file = target.startsWith('/') ? undefined : fileOf(target, origin);
    const isPiece = file !== undefined && this.isPiece(file);
    const isThere = isPiece || (file !== undefined && isFile(path.join(contentDir(), file)));
    const problem = isThere ? 'is there, but not published' : 'does not exist';
    const remedy = isPiece ? PIECE_REMEDY : this.#remedyFor(target, origin);
    return { kind: 'missing', problem, remedy };
  }

  #findTarget(target: string, origin: LinkOrigin): Page | undefined {
    if (target === '') return this.findByFile(origin.relativePath);
    if (!target.startsWith('/')) return this.findByFile(fileOf(target, origin));
    const { routing } = this.source;
    const isPrefixed = routing.locales.some((name) => startsWithSegment(target, name));
    const address = parsePath(target.replace(/\.mdx?$/, ''), routing);
    const isVersioned = routing.versions.some((name) => target.split('/').includes(name));
    return this.find({
      slug: address.slug,
      locale: isPrefixed ? address.locale : origin.locale,
      version: isVersioned ? address.version : origin.version,
    });
  }

  #remedyFor(target: string, origin: LinkOrigin): string {
    if (/^www\./i.test(target)) return `Did you mean https://${target}?`;
    const file = OTHER_FILE.exec(target)?.[1];
    if (file !== undefined) return `Put the file at public/${file}, and write /${file}.`;
    const others = this.source.pages.filter(
      ({ locale, version, relativePath, frontmatter: { pageType } }) =>
        locale === origin.locale &&
        version === origin.version &&
        relativePath !== origin.relativePath &&
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

/** A file that is not a page: its name without what leads to it. */
const OTHER_FILE = /^(?:\.{0,2}\/)*(.+\.(?!mdx?$|html?$)[a-z][a-z\d]{1,4})$/i;

const PIECE_REMEDY = 'That is a shared piece: link to a page that includes it.';

/** The file below the content folder that a relative link names. */
function fileOf(target: string, { relativePath }: LinkOrigin): string {
  return path.join(path.dirname(relativePath), decodeOrKeep(target));
}

function lookUp<Entry>(entries: ReadonlyMap<string, Entry>, relativePath: string) {
  const name = stem(relativePath);
  return entries.get(name) ?? entries.get(`${name}/index`.replace(/^\.\//, ''));
}

/** Does a path begin with a segment, in whatever letter case? */
export function startsWithSegment(target: string, name: string): boolean {
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
