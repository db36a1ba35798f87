import nodePath from 'node:path';
import type { MdxHost, Place } from '../../mdx/base/host';
import type { Page } from '../../model';
import type { Problem } from '../../problem/problem';
import { readMap } from '../images/bundle-map';
import { findDemoPlace } from '../images/demo';
import { findReportShot } from '../images/report-shots';
import { resolveImage } from '../images/resolve-image';
import { rootKeyOf } from '../pages/pages';
import { type AnchorLink, type LinkTarget, noteAnchor } from '../pages/routes';
import { displayName } from '../read/content-dir';
import { readImportedCode } from '../read/imported-code';
import type { Site } from '../site';
import { accessGlossary } from './glossary-page';

/** The site as the plugins see it while they compile a page, and what compiling the page says about it. */
export interface PageHost {
  host: MdxHost;
  problems: Problem[];
  /** The anchors that links of the page name. */
  anchors: AnchorLink[];
  /** Whether the page shows the glossary. */
  asked: { terms: boolean };
}

export function createHost(site: Site, page: Page): PageHost {
  const problems: Problem[] = [];
  const anchors: AnchorLink[] = [];
  const asked = { terms: false };
  const glossary = accessGlossary(site, page);
  const host: MdxHost = {
    ...glossary,

    readGlossary() {
      asked.terms = true;
      return glossary.readGlossary();
    },

    report: (problem) => void problems.push(problem),

    findMap: (name) => readMap(name, page.locale)?.before.svg,

    findShot: (id) => findReportShot(id, page.locale, site.config.base),

    findDemo: (name) => findDemoPlace(name, page.locale, site.config.base),

    resolveLink(link, place) {
      if (link === '') {
        return { problem: 'links to nothing.', remedy: 'Write where it leads.' };
      }
      const target = targetOf(link, place, { site, page });
      noteAnchor(anchors, target, { ...place, link });
      if (target.kind !== 'missing') return { href: target.href };
      const problem = `links to ${link}, which ${target.problem}.`;
      return { problem, remedy: target.remedy };
    },

    resolveImage: (source, { file }) => resolveImage(source, file, site.config),

    readPiece(specifier, file) {
      const name = displayName(nodePath.resolve(nodePath.dirname(file), specifier));
      const piece = site.routes.findByName(name);
      return piece && { file: name, text: piece.body };
    },

    readCode: (source, { file }) => readImportedCode(source, file),
  };
  return { host, problems, anchors, asked };
}

function targetOf(
  link: string,
  { file }: Place,
  { site, page }: { site: Site; page: Page },
): LinkTarget {
  // In a shared piece too: it becomes part of this page.
  if (link.startsWith('#')) return { kind: 'page', href: link, page, hash: link.slice(1) };
  const relativePath = placeIn(page, site.routes.findByName(file) ?? page);
  return site.routes.resolve(link, { ...page, relativePath });
}

/** Where a page or piece is, or would be, in the language of the page that shows its text. */
function placeIn(page: Page, origin: Page): string {
  return rootKeyOf(page) + origin.relativePath.slice(rootKeyOf(origin).length);
}
