import type { Page } from '../../model';
import { type AnchorLink, noteAnchor } from '../routes';
import type { Site } from '../site';
import { checkPictures, lineOfValue, sourcesOf } from './check-pictures';
import type { Problem } from './problems';

/**
 * Mistakes in what the front matter of a page points at: links of hero and features, and pictures.
 *
 * @param anchors Takes the anchors that the links name, for a later check.
 */
export function checkHead(site: Site, page: Page, anchors: AnchorLink[]): Problem[] {
  const { hero, features = [] } = page.frontmatter;
  const links = [...(hero?.actions ?? []), ...features].map(({ link }) => link);
  const images = [
    ...features.flatMap(({ icon }) => icon ?? []),
    ...(hero?.image ? sourcesOf(hero.image.src) : []),
    ...sourcesOf(hero?.image?.srcset ?? '').flatMap(imagesOfSrcset),
  ];
  return [
    ...links.flatMap((link) =>
      link === undefined ? [] : checkLink({ site, page, anchors }, link),
    ),
    ...checkPictures(
      images.map((image) => ({ image, line: lineOfValue(image, page.head) })),
      page.file,
    ),
  ];
}

/** `/a.png 1x, /b.png 2x` names two images. */
function imagesOfSrcset(srcset: string): string[] {
  return srcset.split(',').flatMap((part) => part.trim().split(/\s/)[0] || []);
}

interface HeadContext {
  site: Site;
  page: Page;
  anchors: AnchorLink[];
}

function checkLink({ site, page, anchors }: HeadContext, link: string): Problem[] {
  const target = site.routes.resolve(link, page);
  const place = { file: page.file, line: lineOfValue(link, page.head) };
  noteAnchor(anchors, target, { ...place, link });
  if (target.kind !== 'missing') return [];
  const problem = `links to ${link}, which ${target.problem}.`;
  return [{ ...place, problem, remedy: target.remedy }];
}
