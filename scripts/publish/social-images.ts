import type { Site } from '../../lib/content/site';
import { socialImagePath } from '../../lib/machines/social-image';
import { localeOf } from '../../lib/resolve-site';
import { createCardDrawer } from '../social/card';
import type { PublishedPage } from './published-page';
import type { WriteSiteFile } from './write-file';

/** Draw the picture of every page that is shown where somebody hands the page on. */
export async function writeSocialImages(
  write: WriteSiteFile,
  { config, pages }: Site,
  published: readonly PublishedPage[],
): Promise<void> {
  const draw = createCardDrawer();
  const { host } = new URL(config.url);
  const sections = new Map(published.map(({ page, section }) => [page, section]));
  for (const page of pages) {
    const siteTitle = localeOf(config, page.locale).title;
    const card = draw({
      locale: page.locale,
      title: page.title || siteTitle,
      section: sections.get(page) ?? '',
      siteTitle,
      host,
    });
    await write(socialImagePath(page), card);
  }
}
