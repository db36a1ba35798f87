import { layoutBundleMap } from '../../lib/bundle-map/layout';
import { readMap } from '../../lib/content/bundle-map';
import { socialImageName } from '../../lib/content/page-store';
import type { Site } from '../../lib/content/site';
import { hashOf, keep, readKept } from '../../lib/content/store';
import type { Page } from '../../lib/model';
import { localeOf } from '../../lib/resolve-site';
import { createCardDrawer, type MapTile } from '../social/card';

/**
 * Returns a function that draws the image that is shown where a link to a page is shared.
 *
 * @param code A hash of the code that draws. With it images are kept.
 */
export function socialImages(
  { config }: Pick<Site, 'config'>,
  code?: string,
): (page: Page, section: string) => Buffer {
  // The fonts take longer than an image.
  let draw: ReturnType<typeof createCardDrawer> | undefined;
  const { host } = new URL(config.url);
  return (page, section) => {
    const siteTitle = localeOf(config, page.locale).title;
    const card = {
      locale: page.locale,
      title: page.title || siteTitle,
      section,
      siteTitle,
      host,
      map: tilesOf(page),
    };
    const key = code && hashOf(JSON.stringify([code, card]));
    const kept = key && readKept(socialImageName(page), key);
    if (kept) return Buffer.from(kept, 'base64');
    draw ??= createCardDrawer();
    const image = draw(card);
    if (key) keep(socialImageName(page), key, image.toString('base64'));
    return image;
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
