import nodePath from 'node:path';
import type { MdxHost } from '../mdx/host';
import type { Locale, Page } from '../model';
import { textLocaleOf } from '../paths';
import type { Problem } from '../problem';
import { severityOf } from '../site-rules';
import { displayName } from './content-dir';
import type { GlossaryAccess } from './glossary-page';
import { findModule } from './modules/find-module';
import { findComponent, listComponents } from './modules/folder-components';
import { rootKeyOf } from './pages';
import { readImportedCode } from './read/imported-code';
import { valueAt } from './read/located';
import { resolveAlias } from './read/path-aliases';
import { findDemoPlace } from './report/demo';
import { findReportShot } from './report/report-shots';
import { resolveImage } from './resolve-image';
import { type AnchorLink, noteAnchor } from './routes';
import type { Site } from './site';
import { infoOf, infosOf, readSlot, slotPageOf } from './site-plugins';

/** Where a host notes what it comes across. */
interface Notes {
  problems: Problem[];
  anchors: AnchorLink[];
  glossary: GlossaryAccess;
}

/** What the plugins are told about the site while they compile a page. Answers are data; see recorded-host. */
export function createHost(
  site: Site,
  page: Page,
  { problems, anchors, glossary }: Notes,
): MdxHost {
  const getPages = (language: Locale) =>
    infosOf(
      site.pages.filter(({ locale }) => locale === language),
      site.config,
    );
  return {
    ...glossary,

    findShot: (id) => findReportShot(id, textLocaleOf(page), site.config.base),

    findDemo: (name) => findDemoPlace(name, textLocaleOf(page), site.config.base),

    report: (problem) => void problems.push(problem),

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
      const relativePath = placeIn(page, site.routes.findByName(place.file) ?? page);
      const target = site.routes.resolve(link, { ...page, relativePath });
      if (link === '') {
        return { problem: 'links to nothing.', remedy: 'Write where it leads.' };
      }
      if (target.kind === 'missing') {
        const problem = `links to ${link}, which ${target.problem}.`;
        return { problem, remedy: target.remedy };
      }
      noteAnchor(anchors, target, { ...place, link });
      return { href: target.href };
    },

    resolveImage: (source, { file }) => resolveImage(source, file, site.config),

    readPiece(specifier, file) {
      const absolute =
        resolveAlias(specifier) ?? nodePath.resolve(nodePath.dirname(file), specifier);
      const name = displayName(absolute);
      const piece = site.routes.findByName(name);
      return piece && { file: name, text: piece.body };
    },

    readFrontmatter(path) {
      const value = valueAt(
        { ...page.frontmatter.data, ...page.frontmatter, title: page.title },
        path,
      );
      return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
    },

    findModule,

    findComponent,

    listComponents,

    readCode: (source, { file }) => readImportedCode(source, file),

    resolveLanguage: (name) => site.config.languageAlias[name] ?? name,

    severityOf: (rule) => severityOf(rule, site),

    describePage: () => infoOf(page, site.config),

    getPages,

    listLanguages: () => site.routing.locales,

    readSlot: (name) =>
      readSlot(site.plugins, { name, page: slotPageOf(page, site.config), getPages }),
  };
}

/** Where a page or piece is, or would be, in the language of the page that shows its text. */
function placeIn(page: Page, origin: Page): string {
  return rootKeyOf(page) + origin.relativePath.slice(rootKeyOf(origin).length);
}
