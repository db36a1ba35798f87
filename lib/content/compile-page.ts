import nodePath from 'node:path';
import path from 'node:path/posix';
import { type CompiledMdx, compileMdx } from '../mdx/compile';
import type { MdxHost, Resolved } from '../mdx/host';
import { messagesFor } from '../messages';
import type { Page, TocEntry } from '../model';
import { assetHref, decodeOrKeep, isExternal } from '../paths';
import { publishImage } from './assets';
import { checkHead } from './check-head';
import { displayName, publicDir } from './content-dir';
import { isFile } from './files';
import type { Problem } from './problems';
import { type AnchorLink, noteAnchor } from './routes';
import type { Site } from './site';

export interface CompiledPage {
  /** JavaScript for `run` of @mdx-js/mdx; empty after a syntax error. */
  code: string;
  toc: readonly TocEntry[];
  ids: ReadonlySet<string>;
  /** The h1 of the text. */
  title: string | undefined;
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
  const anchors: AnchorLink[] = [];
  const problems = checkHead(site, page, anchors);
  const host = createHost(site, page, { problems, anchors });
  const source = { file: page.file, text: page.body, format: page.format };
  const labels = messagesFor(page.locale).content.markdown;
  const compiled = await compileMdx(source, { host, highlightCode, labels });
  if (!compiled) {
    return { code: '', toc: [], ids: new Set(), title: undefined, text: '', anchors, problems };
  }
  problems.push(...checkTitle(page, compiled));
  return { ...compiled, anchors, problems };
}

interface Findings {
  problems: Problem[];
  anchors: AnchorLink[];
}

function createHost(site: Site, page: Page, { problems, anchors }: Findings): MdxHost {
  return {
    report: ({ line, ...mistake }) => void problems.push({ line, ...mistake }),

    resolveLink(link, place) {
      if (link.startsWith('#')) {
        // In a shared piece too: it becomes part of this page.
        noteAnchor(
          anchors,
          { kind: 'page', href: link, page, hash: link.slice(1) },
          { ...place, link },
        );
        return { href: link };
      }
      const origin = site.routes.findByName(place.file) ?? page;
      const target = site.routes.resolve(link, { ...page, relativePath: origin.relativePath });
      if (link === '' || target.kind === 'missing') {
        const remedy = target.kind === 'missing' ? target.remedy : 'Write where it leads.';
        return { problem: `links to ${link || 'nothing'}, which does not exist.`, remedy };
      }
      noteAnchor(anchors, target, { ...place, link });
      return { href: target.href };
    },

    resolveImage: (source, { file }) => resolveImage(source, file, site.config.base),

    readPiece(specifier, file) {
      const name = displayName(nodePath.resolve(nodePath.dirname(file), specifier));
      const piece = site.routes.findByName(name);
      return piece && { file: name, text: piece.body };
    },
  };
}

/** Navigation found the title on one line of the text; the compiled page tells whether that was right. */
function checkTitle({ file, frontmatter, heading }: Page, { title }: CompiledMdx): Problem[] {
  const { pageType, hero, title: ownTitle } = frontmatter;
  const line = heading?.line;
  if (title !== undefined && (pageType === '404' || (pageType === 'home' && hero))) {
    const problem = `has the h1 “${title}”, but its layout shows one already.`;
    return [{ file, line, problem, remedy: 'Begin with `##`.' }];
  }
  if (ownTitle !== undefined || title === heading?.text) return [];
  const problem = `has the title “${title ?? ''}”, which navigation cannot find.`;
  return [{ file, line, problem, remedy: 'Add `title: …` to the front matter.' }];
}

/** `/logo.svg` stands in public/; `./tree.png` beside the page, from where it is published. */
function resolveImage(source: string, file: string, base: string | undefined): Resolved {
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
  return { href: assetHref(isPublic ? source : publishImage(absolute), base) };
}
