import nodePath from 'node:path';
import { type CompiledMdx, compileMdx } from '../mdx/compile';
import type { MdxHost } from '../mdx/host';
import type { Landmark } from '../mdx/outline/landmarks';
import type { UnsearchedPart } from '../mdx/outline/rehype-outline';
import type { PageNode, PageRun } from '../mdx/run/page-data';
import { runPage } from '../mdx/run/run-page';
import { messagesFor } from '../messages';
import { type Page, SERVICE_PAGE_TYPES, type TocEntry } from '../model';
import { checkHead } from './check/check-head';
import type { Problem } from './check/problems';
import { refuseAddress } from './check/refuse-address';
import { runProblems } from './check/run-problems';
import { displayName } from './content-dir';
import { accessGlossary, type GlossaryAccess } from './glossary-page';
import { readImportedCode } from './read/imported-code';
import { findDemoPlace } from './report/demo';
import { findReportShot } from './report/report-shots';
import { resolveImage } from './resolve-image';
import { type AnchorLink, noteAnchor } from './routes';
import type { Site } from './site';

export type { PageElement, PageNode, PageValue } from '../mdx/run/page-data';

export interface CompiledPage {
  /** What the page shows: nothing after a syntax error, nor where only the checks matter. */
  nodes: readonly PageNode[];
  toc: readonly TocEntry[];
  ids: ReadonlySet<string>;
  /** The h1 of the text. */
  title: string | undefined;
  text: string;
  /** The first paragraph that says something. */
  excerpt: string | undefined;
  /** The parts of `text` that the search reads otherwise. */
  unsearched: readonly UnsearchedPart[];
  /** What the page has in common in every language; unknown after a syntax error. */
  landmarks: readonly Landmark[] | undefined;
  hasImages: boolean;
  anchors: readonly AnchorLink[];
  problems: readonly Problem[];
}

const NOTHING = {
  nodes: [],
  toc: [],
  ids: new Set<string>(),
  title: undefined,
  text: '',
  excerpt: undefined,
  unsearched: [],
  landmarks: undefined,
  hasImages: false,
};

/**
 * Compile a page, resolve what it links to and includes, and run the code that its author wrote.
 *
 * @param isShown Where only the checks matter, code is left without colours, and a page without its author's code is
 * not run.
 */
export async function compilePage(site: Site, page: Page, isShown = true): Promise<CompiledPage> {
  const anchors: AnchorLink[] = [];
  const problems = checkHead(site, page, anchors);
  const glossary = accessGlossary(site, page);
  const host = createHost(site, page, { problems, anchors, glossary });
  const source = { file: page.file, text: page.body, format: page.format };
  const labels = messagesFor(page.locale).content.markdown;
  const compiled = await compileMdx(source, { host, highlightCode: isShown, labels });
  if (!compiled) {
    return { ...NOTHING, anchors, problems };
  }
  problems.push(...checkTitle(page, compiled), ...glossary.findProblems());
  const { code, hasCode, ...rest } = compiled;
  const { nodes, faults } = isShown || hasCode ? runPage(code, hasCode) : NOTHING_RUN;
  problems.push(...runProblems(page.file, faults, problems));
  return { ...rest, nodes, anchors, problems };
}

const NOTHING_RUN: PageRun = { nodes: [], faults: [] };

interface Findings {
  problems: Problem[];
  anchors: AnchorLink[];
  glossary: GlossaryAccess;
}

function createHost(site: Site, page: Page, { problems, anchors, glossary }: Findings): MdxHost {
  return {
    ...glossary,

    findShot: (id) => findReportShot(id, page.locale, site.config.base),

    findDemo: (name) => findDemoPlace(name, page.locale, site.config.base),

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

    refuseAddress,

    resolveImage: (source, { file }) => resolveImage(source, file, site.config.base),

    readPiece(specifier, file) {
      const name = displayName(nodePath.resolve(nodePath.dirname(file), specifier));
      const piece = site.routes.findByName(name);
      return piece && { file: name, text: piece.body };
    },

    readCode: (source, { file }) => readImportedCode(source, file),
  };
}

/** Navigation found the title on one line of the text; the compiled page tells whether that was right. */
function checkTitle(page: Page, { title }: CompiledMdx): Problem[] {
  const { file, frontmatter, heading } = page;
  const { pageType, hero, title: ownTitle } = frontmatter;
  const line = heading?.line;
  if (title !== undefined && (pageType === '404' || (pageType === 'home' && hero))) {
    const problem = `has the h1 “${title}”, but its layout shows one already.`;
    return [{ file, line, problem, remedy: 'Begin with `##`.' }];
  }
  if (page.body.trim() === '' && needsText(page)) {
    return [
      { file, problem: 'is empty.', remedy: 'Write `# Title` and a text, or remove the file.' },
    ];
  }
  if (ownTitle !== undefined) return [];
  if (title === undefined && needsTitle(page)) {
    const remedy = 'Begin the text with `# Title`, or write `title: …` in the front matter.';
    return [{ file, problem: 'has no title.', remedy }];
  }
  if (title === heading?.text) return [];
  const problem = `has the title “${title ?? ''}”, which navigation cannot find.`;
  return [{ file, line, problem, remedy: 'Add `title: …` to the front matter.' }];
}

/** Home pages, overviews and built-in pages say something by themselves. */
function needsText({ frontmatter: { pageType, overview } }: Page): boolean {
  return pageType !== 'home' && !overview && !SERVICE_PAGE_TYPES.includes(pageType);
}

/** The home page is named like its site. */
function needsTitle(page: Page): boolean {
  return needsText(page) && page.slug.length > 0 && page.frontmatter.hero?.name === undefined;
}
