import { isPictureName } from '../../feature-icon';
import type { HeroPlay } from '../../frontmatter';
import type { Page } from '../../model';
import type { Problem } from '../../problem/problem';
import { readMap } from '../images/bundle-map';
import { findDemoPlace } from '../images/demo';
import { checkPictures, lineOfValue, sourcesOf } from '../images/pictures';
import { type AnchorLink, noteAnchor } from '../pages/routes';
import type { Site } from '../site';

/**
 * Errors in what the front matter of a page points at: links of hero and features, and pictures.
 *
 * @param anchors Takes the anchors that the links name, for a later check.
 */
export function checkHead(site: Site, page: Page, anchors: AnchorLink[]): Problem[] {
  const { hero, features = [], closing, tour = {} } = page.frontmatter;
  const { facts = [], note, play } = hero ?? {};
  const actions = [...(hero?.actions ?? []), ...(closing?.actions ?? [])];
  const more = [note?.more ?? [], play?.time.more ?? [], play?.size.more ?? []].flat();
  const links = [...actions, ...features, ...facts, ...more].map(({ link }) => link);
  const images = [
    ...features.flatMap(({ icon }) => (icon && isPictureName(icon) ? [icon] : [])),
    ...(hero?.image ? sourcesOf(hero.image.src) : []),
    ...sourcesOf(hero?.image?.srcset ?? '').flatMap(imagesOfSrcset),
  ];
  for (const id of Object.keys(tour)) {
    const place = { file: page.file, line: lineOfValue(`${id}:`, page.head), link: `#${id}` };
    noteAnchor(anchors, { kind: 'page', href: place.link, page, hash: id }, place);
  }
  return [
    ...links.flatMap((link) =>
      link === undefined ? [] : checkLink({ site, page, anchors }, link),
    ),
    ...checkPictures(
      images.map((image) => ({ image, line: lineOfValue(image, page.head) })),
      page.file,
      site.config,
    ),
    ...actions.flatMap(({ demo }) => (demo === undefined ? [] : checkDemo(site, page, demo))),
    ...(play ? checkMap(page, play) : []),
  ];
}

/** `/a.png 1x, /b.png 2x` names two images. */
function imagesOfSrcset(srcset: string): string[] {
  return srcset.split(',').flatMap((part) => part.trim().split(/\s/)[0] || []);
}

function checkDemo({ config }: Site, page: Page, demo: string): Problem[] {
  const place = findDemoPlace(demo, page.locale, config.base);
  return 'problem' in place
    ? [{ file: page.file, line: lineOfValue(demo, page.head), ...place }]
    : [];
}

function checkMap({ file, head, locale }: Page, { size: { map } }: HeroPlay): Problem[] {
  if (readMap(map, locale)) return [];
  const problem = `shows the map ${map}, but content/maps/${map}.svg is not one.`;
  return [{ file, line: lineOfValue(map, head), problem, remedy: 'Run `npm run figures -- map`.' }];
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
