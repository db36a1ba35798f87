import { layoutBundleMap } from '../../lib/bundle-map/layout';
import { readMap } from '../../lib/content/bundle-map';
import type { Site } from '../../lib/content/site';
import { socialImagePath } from '../../lib/machines/social-image';
import type { Page } from '../../lib/model';
import { localeOf } from '../../lib/resolve-site';
import { createCardDrawer, type MapTile } from '../social/card';
import type { PublishedPage } from './published-page';
import type { WriteSiteFile } from './write-file';

/** Draws the image of every page that is shown where a link to the page is shared. */
export async function writeSocialImages(
  write: WriteSiteFile,
  { config, pages }: Pick<Site, 'config' | 'pages'>,
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
      map: tilesOf(page),
    });
    await write(socialImagePath(page), card);
  }
}

/** The map of the first screen, in its initial state. */
function tilesOf({ frontmatter }: Page): MapTile[] | undefined {
  const { map } = frontmatter.hero ?? {};
  const data = map && readMap(map.data, () => {});
  return (
    data &&
    layoutBundleMap(data).packages.flatMap(({ kind, modules }) =>
      modules.flatMap(({ box }) => (box.before ? { box: box.before, kind } : [])),
    )
  );
}
