import type { Page } from '../model';
import { checkPictures, lineOfValue, sourcesOf } from './check-pictures';
import type { Problem } from './problems';
import type { Site } from './site';

/** Mistakes in what the front matter of a page points at: links of hero and features, and pictures. */
export function checkHead(site: Site, page: Page): Problem[] {
  const { hero, features = [] } = page.frontmatter;
  const links = [...(hero?.actions ?? []), ...features].map(({ link }) => link);
  const images = [
    ...features.map(({ icon }) => icon),
    ...(hero?.image ? sourcesOf(hero.image.src) : []),
  ];
  return [
    ...links.flatMap((link) => (link === undefined ? [] : checkLink(site, page, link))),
    ...checkPictures(images, { file: page.file, source: page.head }),
  ];
}

function checkLink(site: Site, page: Page, link: string): Problem[] {
  const target = site.routes.resolve(link, page);
  if (target.kind !== 'missing') return [];
  const problem = `links to ${link}, which does not exist.`;
  return [{ file: page.file, line: lineOfValue(link, page.head), problem, remedy: target.remedy }];
}
