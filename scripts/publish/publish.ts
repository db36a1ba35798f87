import type { Site } from '../../lib/content/site';
import { writeFeeds } from './feeds';
import type { PublishedPage } from './published-page';
import { writeHeaders, writeManifests, writeRedirects, writeSearchFiles } from './site-files';
import { writeSocialImages } from './social-images';
import { writeLlms, writeTwins } from './twins';

/**
 * Add to an exported site what machines read: feeds, sitemap, Markdown, social images, redirects. Text
 * is taken from the exported pages, so that it is what readers see, whatever components made it.
 */
export async function publishForMachines(
  folder: string,
  site: Site,
  pages: readonly PublishedPage[],
): Promise<void> {
  await writeTwins(folder, pages);
  await writeLlms(folder, site, pages);
  await writeFeeds(folder, site, pages);
  await writeSearchFiles(folder, site, pages);
  await writeRedirects(folder, site);
  await writeHeaders(folder, site);
  await writeManifests(folder, site);
  await writeSocialImages(folder, site, pages);
}
