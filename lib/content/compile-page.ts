import nodePath from 'node:path';
import path from 'node:path/posix';
import { compileMdx } from '../mdx/compile';
import type { MdxHost, Place, Resolved } from '../mdx/host';
import type { Page, TocEntry } from '../model';
import { decodeOrKeep, hrefFor, isExternal } from '../paths';
import { publishImage } from './assets';
import { checkHead } from './check-head';
import { displayName, publicDir } from './content-dir';
import { isFile, readTextIfAny } from './files';
import type { Problem } from './problems';
import type { Site } from './site';

/** A link from one page to an anchor, to be held against the ids of its target. */
export interface AnchorLink extends Place {
  link: string;
  target: Page;
  id: string;
}

export interface CompiledPage {
  /** JavaScript for `run` of @mdx-js/mdx; empty after a syntax error. */
  code: string;
  toc: readonly TocEntry[];
  ids: ReadonlySet<string>;
  text: string;
  anchors: readonly AnchorLink[];
  problems: readonly Problem[];
}

/**
 * Compile a page and resolve what it links to and includes.
 *
 * @param highlightCode Leave code uncoloured where only the checks matter.
 */
export async function compilePage(
  site: Site,
  page: Page,
  highlightCode = true,
): Promise<CompiledPage> {
  const problems: Problem[] = checkHead(site, page);
  const anchors: AnchorLink[] = [];
  const host = createHost(site, page, { problems, anchors });
  const source = { file: page.file, text: page.body, format: page.format };
  const compiled = await compileMdx(source, { host, highlightCode });
  if (compiled && compiled.title !== page.headingTitle) {
    problems.push({
      file: page.file,
      problem: `has the title “${compiled.title}”, but navigation would show “${page.headingTitle}”.`,
      remedy: 'Write the title as one line `# Title`, above any other heading.',
    });
  }
  const empty = { code: '', toc: [], ids: new Set<string>(), text: '' };
  return { ...(compiled ?? empty), anchors, problems };
}

interface Findings {
  problems: Problem[];
  anchors: AnchorLink[];
}

function createHost(site: Site, page: Page, { problems, anchors }: Findings): MdxHost {
  const base = site.config.base ?? '/';
  return {
    report: ({ line, ...mistake }) => void problems.push({ line, ...mistake }),

    resolveLink(link, place) {
      if (link.startsWith('#')) {
        // In a shared piece too: it becomes part of this page.
        noteAnchor(anchors, { ...place, link, target: page }, link.slice(1));
        return { href: link };
      }
      const origin = place.file === page.file ? page : pieceNamed(place.file, site);
      const target = site.routes.resolve(link, { ...page, relativePath: origin.relativePath });
      if (target.kind === 'missing') {
        return { problem: `links to ${link}, which does not exist.`, remedy: target.remedy };
      }
      if (target.kind === 'page') {
        noteAnchor(anchors, { ...place, link, target: target.page }, target.hash);
      }
      return { href: target.href };
    },

    resolveImage: (source, { file }) => resolveImage(source, file, base),

    readPiece(specifier, file) {
      const absolute = nodePath.resolve(nodePath.dirname(file), specifier);
      const text = readTextIfAny(absolute);
      return text === undefined ? undefined : { file: displayName(absolute), text };
    },
  };
}

function pieceNamed(file: string, site: Site): Page {
  const piece = site.routes.pages.find((page) => page.file === file);
  if (!piece) throw new Error(`${file} is included, but is no file of the content folder.`);
  return piece;
}

function noteAnchor(anchors: AnchorLink[], link: Omit<AnchorLink, 'id'>, hash: string): void {
  if (hash !== '') anchors.push({ ...link, id: decodeOrKeep(hash) });
}

/** `/logo.svg` stands in public/; `./tree.png` beside the page, from where it is published. */
function resolveImage(source: string, file: string, base: string): Resolved {
  if (isExternal(source)) return { href: source };
  const isPublic = source.startsWith('/');
  const absolute = isPublic
    ? nodePath.join(publicDir(), source)
    : nodePath.resolve(nodePath.dirname(file), decodeOrKeep(source));
  if (!isFile(absolute)) {
    const remedy = isPublic
      ? `Put the file at public${source}, or write a path relative to the page.`
      : `Put the file at ${path.normalize(displayName(absolute))}, or start the path with / for public/.`;
    return { problem: `shows the image ${source}, which does not exist.`, remedy };
  }
  const publicPath = isPublic ? source : publishImage(absolute);
  return { href: hrefFor(publicPath, base) };
}
