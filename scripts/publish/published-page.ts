import type { ElementContent, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { toHtml } from 'hast-util-to-html';
import { isPostOf } from '../../lib/machines/feeds';
import { visit } from '../../lib/mdx/base/visit';
import type { Page } from '../../lib/model';
import { absoluteUrl } from '../../lib/page/page-head';
import { PAGE_TYPES } from '../../lib/page-types';
import type { Site } from '../../lib/site/site';
import type { ExportedPage } from '../export/exported-page';
import { type Element, elementsOf, findElement, metaOf } from '../export/html';
import { readExportedText } from './exported-text';
import { sectionOf } from './section';
import { markdownOf } from './to-markdown';

/** Attributes that matter outside of the site; classes and data attributes do not. */
const KEPT = new Set(
  'href src alt title width height colSpan rowSpan align start lang type'.split(' '),
);

/** A page with the data from its exported HTML. */
export interface PublishedPage {
  page: Page;
  /** Absolute address. */
  url: string;
  description: string;
  /** The navigation item that it belongs to; empty if none. */
  section: string;
  markdown: string;
  /** For feeds; empty for a page that is in none. */
  html: string;
}

/** The data that machines get about a page, from its HTML; undefined for a page that is not listed. */
export function readPublishedPage(
  { page, document }: Pick<ExportedPage, 'page' | 'document'>,
  site: Pick<Site, 'config' | 'navs' | 'routing'>,
): PublishedPage | undefined {
  const { config, routing } = site;
  if (!PAGE_TYPES[page.frontmatter.pageType].isListed) return undefined;
  const url = absoluteUrl(page.routePath, config);
  const main = findElement(document, 'main');
  const text = readExportedText({ type: 'root', children: main ? [hastOf(main)] : [] }, url);
  const isPost = config.feeds.some((feed) => isPostOf(feed, page, routing));
  return {
    page,
    url,
    description: metaOf(elementsOf(document), 'description') ?? '',
    section: sectionOf(page, site),
    // The trees of thousands of pages would not fit into memory.
    markdown: markdownOf(text),
    html: isPost ? feedHtmlOf(text) : '',
  };
}

function hastOf(element: Element): ElementContent {
  return fromParse5(element) as ElementContent;
}

/**
 * Serializes a text as HTML for feed readers: without the title, which feeds have as a separate field, and without
 * anything for our styles and scripts.
 *
 * @param tree The result of `readExportedText`, which is not changed.
 */
export function feedHtmlOf(tree: Root): string {
  const copy = structuredClone(tree);
  copy.children = copy.children.filter((node) => node.type !== 'element' || node.tagName !== 'h1');
  visit(copy, 'element', (node) => {
    node.properties = Object.fromEntries(
      Object.entries(node.properties).filter(([name]) => KEPT.has(name)),
    );
  });
  return toHtml(copy).trim();
}
