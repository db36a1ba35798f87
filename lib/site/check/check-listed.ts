import path from 'node:path';
import type { SiteSettings } from '../../config/resolve-site';
import type { Page, SidebarItem } from '../../model';
import { linksOf } from '../../page/sidebar';
import { PAGE_TYPES } from '../../page-types';
import { hrefFor } from '../../paths';
import type { Report } from '../../problem/report';
import { sidebarKeyOf } from '../pages/pages';
import { contentDir, displayName } from '../read/content-dir';
import { isFile } from '../read/files';

interface ListedSource {
  pages: readonly Page[];
  config: Pick<SiteSettings, 'base'>;
  sidebars: ReadonlyMap<string, readonly SidebarItem[]>;
  /** The lists and pages with errors, which may say more than could be read. */
  broken: ReadonlySet<string>;
}

/** Warn of pages that lists leave out: they have a sidebar that does not link to them. */
export function checkListed(
  { pages, config: { base }, sidebars, broken }: ListedSource,
  report: Report,
): void {
  const hrefs = new Map<readonly SidebarItem[], ReadonlySet<string>>();
  const lists = new Map<string, string | undefined>();
  for (const page of pages.filter(hasPlace)) {
    const folder = folderOf(page);
    if (!lists.has(folder)) lists.set(folder, listIn(folder));
    const list = lists.get(folder);
    const items = sidebars.get(sidebarKeyOf(page));
    if (!items || list === undefined || broken.has(list) || broken.has(page.file)) continue;
    const listed = hrefs.get(items) ?? new Set(linksOf(items).map(({ href }) => href));
    hrefs.set(items, listed);
    if (listed.has(hrefFor(page.routePath, base))) continue;
    report({
      file: page.file,
      problem: `is not in its sidebar: ${list} does not lead to it.`,
      remedy: `Add “${page.slug.at(-1)}” to the list, or write \`sidebar: false\` in the front matter.`,
      isWarning: true,
    });
  }
}

/** The home page, and the first page of a top-level folder, may be reached by the navigation alone. */
function hasPlace({ slug, relativePath, frontmatter }: Page): boolean {
  const { pageType, sidebar } = frontmatter;
  const isFirst = /\/index\.mdx?$/.test(relativePath) && slug.length === 1;
  return slug.length > 0 && !isFirst && PAGE_TYPES[pageType].isDocument && sidebar;
}

/** The folder whose list should name a page. */
function folderOf({ relativePath }: Page): string {
  const { dir, name } = path.posix.parse(relativePath);
  return name === 'index' ? path.posix.dirname(dir) : dir;
}

/** The `_meta.json` of a folder, if there is one. */
function listIn(folder: string): string | undefined {
  const list = path.join(contentDir(), folder, '_meta.json');
  return isFile(list) ? displayName(list) : undefined;
}
