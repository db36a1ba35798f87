import path from 'node:path';
import { z } from 'zod';
import type { NavItem } from '../../model';
import { checkShape } from '../../problem/check-shape';
import type { DataPath } from '../../problem/located';
import type { Report } from '../../problem/report';
import { needLinkOrItems, overviewHeaders, pattern, strict, tag } from '../../schemas';
import { checkTags } from '../images/pictures';
import type { ImageOrigins } from '../images/resolve-image';
import type { ContentRoot } from '../pages/pages';
import { type AnchorLink, noteAnchor, type Routes } from '../pages/routes';
import { contentDir, displayName } from '../read/content-dir';
import { readJson } from '../read/read-json';

const entry = strict({
  text: z.string(),
  link: z.string().optional(),
  /** Or a prefix, which is one, too. */
  activeMatch: pattern.optional(),
  position: z.enum(['left', 'right']).default('right'),
  tag: tag.optional(),
  overviewHeaders: overviewHeaders.optional(),
  get items() {
    return z.array(entry).default([]);
  },
}).check(needLinkOrItems);

type NavEntry = z.infer<typeof entry>;

interface NavSource {
  root: ContentRoot;
  config: ImageOrigins;
  routes: Routes;
  /** Takes the anchors that links name, for a later check. */
  anchors: AnchorLink[];
  report: Report;
}

/** The top navigation of one language, from its `_nav.json`; empty without one. */
export function readNav({ root, config, routes, anchors, report }: NavSource): NavItem[] {
  const absolute = path.join(contentDir(), root.folder, '_nav.json');
  const file = displayName(absolute);
  const data = readJson(absolute, report);
  const entries = data && checkShape(z.array(entry), data, file, report);
  if (!data || !entries) return [];
  checkTags(data, file, config).forEach(report);

  const hrefOf = (link: string, at: DataPath) => {
    const target = routes.resolve(link, { ...root, relativePath: `${root.folder}/_nav.json` });
    const place = { file, line: data.lineOf(at) };
    noteAnchor(anchors, target, { ...place, link });
    if (target.kind !== 'missing') return target.href;
    const problem = `names ${link}, which ${target.problem}.`;
    report({ ...place, problem, remedy: target.remedy });
    return link;
  };
  return entries.map((item, index) => toNavItem(item, [index], hrefOf));
}

type HrefOf = (link: string, at: DataPath) => string;

function toNavItem(item: NavEntry, at: DataPath, hrefOf: HrefOf): NavItem {
  const { text, link, activeMatch, tag, items, position, overviewHeaders } = item;
  const href = link === undefined ? undefined : hrefOf(link, [...at, 'link']);
  const children = items.map((child, index) => toNavItem(child, [...at, 'items', index], hrefOf));
  return { text, href, activeMatch, tag, position, overviewHeaders, items: children };
}
