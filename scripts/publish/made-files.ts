import { FEED_FORMATS, feedPath, isPostOf } from '../../lib/machines/feeds';
import { markdownPath } from '../../lib/machines/markdown-path';
import { socialImagePath } from '../../lib/machines/social-image';
import type { Page } from '../../lib/model';
import { absoluteUrl } from '../../lib/page/page-head';
import { PAGE_TYPES } from '../../lib/page-types';
import { loadSearchFiles, type SearchFiles } from '../../lib/site/search/search-files';
import type { Site } from '../../lib/site/site';
import { knownPages } from '../export/arrange-files';
import { parseHtml } from '../export/html';
import { ROUTES_FILE } from '../support/out-folder';
import { writeFeeds } from './feeds';
import { writeLlms, writeMarkdownFiles } from './markdown-files';
import { type PublishedPage, readPublishedPage } from './published-page';
import { writeManifests, writeOpenSearch, writeSearchFiles } from './site-files';
import { socialImages } from './social-images';
import type { WriteSiteFile } from './write-file';

/** See `searchSourceOf`. */
const SEARCH_FILE = /^\/search-index\/(.+)\.(documents|index)\.json$/;

/** Returns the HTML of a page. */
type FetchPage = (page: Page) => Promise<string>;

/**
 * Creates one of the files that a build writes in addition to the pages, from the current content. In development, creating
 * all of them after every edit would take too long.
 *
 * @param urlPath Without the base.
 * @returns undefined if a build does not write such a file.
 */
export async function makeFile(
  urlPath: string,
  site: Site,
  fetchPage: FetchPage,
): Promise<string | Uint8Array | undefined> {
  const read = async (isWanted: (page: Page) => boolean) => {
    const published: PublishedPage[] = [];
    for (const page of site.pages.filter((page) => isListed(page) && isWanted(page))) {
      const document = parseHtml(await fetchPage(page));
      const found = readPublishedPage({ page, document }, site);
      if (found) published.push(found);
    }
    return published;
  };
  const [, scope, part] = SEARCH_FILE.exec(urlPath) ?? [];
  if (scope !== undefined) return (await loadSearchFiles(site, scope))[part as keyof SearchFiles];
  const files = new Map<string, string | Uint8Array>();
  const write: WriteSiteFile = async (name, content) => void files.set(name, content);
  await writeFilesLike(urlPath, site, { read, write });
  return files.get(urlPath);
}

interface Maker {
  read(isWanted: (page: Page) => boolean): Promise<PublishedPage[]>;
  write: WriteSiteFile;
}

/** Creates the file at an address, and those that are created with it, from as few pages as possible. */
async function writeFilesLike(urlPath: string, site: Site, { read, write }: Maker): Promise<void> {
  const { config, routing, pages } = site;
  if (urlPath.endsWith('.md')) {
    await writeMarkdownFiles(write, await read((page) => markdownPath(page) === urlPath));
  } else if (urlPath.endsWith('.png')) {
    const page = pages.find((one) => socialImagePath(one) === urlPath);
    if (page) await write(urlPath, await socialImages(site)(page));
  } else if (/\/llms(?:-full)?\.txt$/.test(urlPath)) {
    const home = urlPath.slice(0, urlPath.lastIndexOf('/') + 1);
    const language = config.locales.find((locale) => locale.home === home);
    await writeLlms(write, site, await read(({ locale }) => locale === language?.lang));
  } else if (urlPath.includes('/feeds/')) {
    const isPost = (page: Page) =>
      config.feeds.some(
        (feed) =>
          FEED_FORMATS.some((it) => feedPath(feed, page.locale, it, routing) === urlPath) &&
          isPostOf(feed, page, routing),
      );
    await writeFeeds(write, site, await read(isPost));
  } else {
    const listed = pages.filter(isListed);
    const addresses = listed.map((page) => ({ page, url: absoluteUrl(page.routePath, config) }));
    await writeSearchFiles(write, site, addresses);
    await writeManifests(write, site);
    await writeOpenSearch(write, site);
    await write(`/${ROUTES_FILE}`, JSON.stringify(knownPages(site)));
  }
}

function isListed({ frontmatter }: Page): boolean {
  return PAGE_TYPES[frontmatter.pageType].isListed;
}
