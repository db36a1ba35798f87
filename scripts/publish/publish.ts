import type { Site } from '../../lib/site/site';
import { writeFeeds } from './feeds';
import { writeLlms, writeMarkdownFiles } from './markdown-files';
import type { PublishedPage } from './published-page';
import {
  writeHostFiles,
  writeManifests,
  writeOpenSearch,
  writeRedirects,
  writeSearchFiles,
} from './site-files';
import { writeInto } from './write-file';

/**
 * Adds the files for machines to an exported site: feeds, sitemap, Markdown, redirects. Their text
 * is extracted from the exported pages, so that it is the text that readers see, whatever components rendered it.
 */
export async function publishForMachines(
  folder: string,
  site: Site,
  pages: readonly PublishedPage[],
): Promise<void> {
  const write = writeInto(folder);
  await writeMarkdownFiles(write, pages);
  await writeLlms(write, site, pages);
  await writeFeeds(write, site, pages);
  await writeSearchFiles(write, site, pages);
  await writeRedirects(write, site);
  await writeHostFiles(write, site);
  await writeManifests(write, site);
  await writeOpenSearch(write, site);
}
