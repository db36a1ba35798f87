import { layoutBundleMap } from '../../lib/bundle-map/layout';
import { readMap } from '../../lib/content/bundle-map';
import type { Site } from '../../lib/content/site';
import type { Page } from '../../lib/model';
import { localeOf } from '../../lib/resolve-site';
import { createCardDrawer, type MapTile } from '../social/card';

/** Returns a function that draws the image that is shown where a link to a page is shared. */
export function socialImages({
  config,
}: Pick<Site, 'config'>): (page: Page, section: string) => Buffer {
  // The fonts take longer than an image.
  const draw = createCardDrawer();
  const { host } = new URL(config.url);
  return (page, section) => {
    const siteTitle = localeOf(config, page.locale).title;
    const { locale, title } = page;
    return draw({
      locale,
      title: title || siteTitle,
      section,
      siteTitle,
      host,
      map: tilesOf(page),
    });
  };
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
