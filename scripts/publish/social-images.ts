import { localeOf } from '../../lib/config/resolve-site';
import { socialImagePath } from '../../lib/machines/social-image';
import type { Page } from '../../lib/model';
import { readMap } from '../../lib/site/images/bundle-map';
import type { Site } from '../../lib/site/site';
import { createCardDrawer } from '../social/card';
import { sectionOf } from './section';
import { writeInto } from './write-file';

type Source = Pick<Site, 'config' | 'navs'>;

/** Draws the images of all pages into a folder. */
export async function writeSocialImages(
  folder: string,
  site: Pick<Site, 'pages'> & Source,
): Promise<void> {
  const draw = socialImages(site);
  const write = writeInto(folder);
  for (const page of site.pages) await write(socialImagePath(page), await draw(page));
}

/** Returns a function that draws the image that is shown where a link to a page is shared. */
export function socialImages(site: Source): (page: Page) => Promise<Buffer> {
  const { config } = site;
  const draw = createCardDrawer();
  const { host } = new URL(config.url);
  return (page) => {
    const { locale, title, frontmatter } = page;
    const { hero } = frontmatter;
    const siteTitle = localeOf(config, locale).title;
    const map = hero?.play && readMap(hero.play.size.map, locale)?.before.svg;
    return draw({
      locale,
      title: title || siteTitle,
      section: sectionOf(page, site),
      siteTitle,
      host,
      map,
    });
  };
}
