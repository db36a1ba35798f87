import { readFile } from 'node:fs/promises';
import { rootKeyOf, type Site } from '../../lib/content/site';
import { isPostOf } from '../../lib/machines/feeds';
import { type NavItem, type Page, SERVICE_PAGE_TYPES } from '../../lib/model';
import { navStateOf } from '../../lib/nav';
import { absoluteUrl } from '../../lib/page-head';
import { exportedFile } from '../support/exported-file';
import { readExportedText } from './exported-text';
import { feedHtmlOf } from './to-feed-html';
import { markdownOf } from './to-markdown';

/** A page with what its exported HTML says. */
export interface PublishedPage {
  page: Page;
  /** Absolute address. */
  url: string;
  description: string;
  /** The top navigation's entry that it belongs to; empty for none. */
  section: string;
  markdown: string;
  /** For feeds; empty for a page that is in none. */
  html: string;
}

/** Every page of the site that somebody may look for, as it was exported, in the order of their files. */
export async function readPublishedPages(folder: string, site: Site): Promise<PublishedPage[]> {
  const pages = site.routes.pages.filter(
    ({ isShared, frontmatter }) => !isShared && !SERVICE_PAGE_TYPES.includes(frontmatter.pageType),
  );
  const published: PublishedPage[] = [];
  for (const page of pages) published.push(await readPublished(folder, page, site));
  return published;
}

async function readPublished(
  folder: string,
  page: Page,
  { config, navs, routing }: Site,
): Promise<PublishedPage> {
  const html = await readFile(exportedFile(folder, page), 'utf8');
  const url = absoluteUrl(page.routePath, config);
  const text = readExportedText(html, url);
  const isPost = (config.feeds ?? []).some((feed) => isPostOf(feed, page, routing));
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
  return {
    page,
    url,
    description: unescapeHtml(description),
    section: sectionOf(page, navs.get(rootKeyOf(page)) ?? []),
    // The trees of thousands of pages would fill the memory.
    markdown: markdownOf(text),
    html: isPost ? feedHtmlOf(text) : '',
  };
}

function sectionOf({ slug }: Page, nav: readonly NavItem[]): string {
  const section = nav.find((item) => navStateOf(item, `/${slug.join('/')}`, false) === 'section');
  return section?.text ?? '';
}

/** What React escapes in attributes. */
function unescapeHtml(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
