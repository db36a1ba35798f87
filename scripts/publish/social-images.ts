import { localeOf } from '../../lib/config/resolve-site';
import type { Page } from '../../lib/model';
import { readMap } from '../../lib/site/images/bundle-map';
import type { Site } from '../../lib/site/site';
import { createCardDrawer } from '../social/card';

/** Returns a function that draws the image that is shown where a link to a page is shared. */
export function socialImages({
  config,
}: Pick<Site, 'config'>): (page: Page, section: string) => Promise<Buffer> {
  const draw = createCardDrawer();
  const { host } = new URL(config.url);
  return ({ locale, title, frontmatter: { hero } }, section) => {
    const siteTitle = localeOf(config, locale).title;
    const map = hero?.map && readMap(hero.map.data, locale)?.svg;
    return draw({ locale, title: title || siteTitle, section, siteTitle, host, map });
  };
}
