import path from 'node:path';
import { z } from 'zod';
import type { Page, SidebarItem } from '../../model';
import { PAGE_TYPES } from '../../page-types';
import { hrefFor } from '../../paths';
import { checkShape } from '../../problem/check-shape';
import { didYouMean } from '../../problem/did-you-mean';
import type { ProblemText } from '../../problem/problem';
import type { Report } from '../../problem/report';
import { checkTags } from '../images/pictures';
import type { ImageOrigins } from '../images/resolve-image';
import type { ContentRoot } from '../pages/pages';
import { type AnchorLink, noteAnchor, type Routes } from '../pages/routes';
import { contentDir, displayName } from '../read/content-dir';
import { readJson } from '../read/read-json';
import { type CustomLink, type SidebarEntry, sidebarEntry } from './sidebar-entries';

/** What the sidebars of one language are built from. */
export interface SidebarSource {
  root: ContentRoot;
  config: ImageOrigins;
  /** Every page of the site. */
  pages: readonly Page[];
  routes: Routes;
  base: string;
  /** Takes the anchors that links name, for a later check. */
  anchors: AnchorLink[];
  /** Takes the folders that have been read. */
  visited: Set<string>;
  report: Report;
}

/**
 * The sidebar of one folder: what its `_meta.json` lists, in that order;
 * without the file, its pages and folders by name and number.
 *
 * @param folder Path below the content folder: `en/guide`.
 */
export function readSidebar(folder: string, source: SidebarSource): SidebarItem[] {
  source.visited.add(folder);
  const absolute = path.join(contentDir(), folder, '_meta.json');
  const file = displayName(absolute);
  const data = readJson(absolute, source.report);
  const children = childrenOf(folder, source.pages);
  if (!data) {
    const names = [...children.keys()]
      .filter((name) => name !== 'index')
      .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    return names.flatMap((name) =>
      namedItem({ name }, { folder, file, line: 1, children, source }),
    );
  }
  const entries = checkShape(z.array(sidebarEntry), data, file, source.report);
  if (entries) checkTags(data, file, source.config).forEach(source.report);
  const pages = (entries ?? []).map(pageNameOf);
  return (entries ?? []).flatMap((entry, index) => {
    const context = { folder, file, line: data.lineOf([index]), children, source };
    const name = pages[index];
    if (name === undefined || pages.indexOf(name) === index) return itemsOf(entry, context);
    reject(context, { problem: `names “${name}” twice.`, remedy: 'Remove one of them.' });
    return [];
  });
}

function pageNameOf(entry: SidebarEntry): string | undefined {
  const page = typeof entry === 'string' ? entry : entry.type === 'file' ? entry.name : undefined;
  return page?.replace(/\.mdx?$/, '');
}

type Children = ReadonlyMap<string, boolean>;

/** The place of one entry, and what else is in its folder. */
interface EntryContext {
  folder: string;
  file: string;
  line: number;
  children: Children;
  source: SidebarSource;
}

function reject({ file, line, source }: EntryContext, found: ProblemText): void {
  source.report({ file, line, ...found });
}

function itemsOf(entry: SidebarEntry, context: EntryContext): SidebarItem[] {
  if (typeof entry === 'string') return namedItem({ name: entry }, context);
  switch (entry.type) {
    case 'divider':
      return [{ kind: 'divider', dashed: entry.dashed ?? false }];
    case 'section-header':
      return [{ kind: 'section-header', text: entry.label, tag: entry.tag }];
    case 'custom-link':
      return [customItem(entry, context)];
    default:
      return namedItem(entry, context);
  }
}

/** What names something: an object, or its name alone. A folder may say all that a page may. */
type NamedEntry = Omit<Extract<SidebarEntry, { type: 'dir' }>, 'type'> & {
  type?: 'file' | 'dir' | 'dir-section-header';
};

/** A page, a folder, or both where a folder has a page of the same name. */
function namedItem(entry: NamedEntry, context: EntryContext): SidebarItem[] {
  const { source, folder, children } = context;
  const { type, label, tag, collapsible = true, collapsed = false, overviewHeaders } = entry;
  const name = entry.name.replace(/\.mdx?$/, '');
  const page = source.routes.findByFile(`${folder}/${name}`);
  const found: ProblemText | undefined =
    !page && source.routes.isPiece(`${folder}/${name}`)
      ? { problem: `names “${name}”, a shared piece without a page.`, remedy: 'Remove the entry.' }
      : problemIn(entry, page, children);
  if (found) {
    reject(context, found);
    return [];
  }
  const href = page && hrefFor(page.routePath, source.base);
  const text = label ?? page?.title ?? name;
  const isFolder = type === undefined ? children.get(name) === true : type !== 'file';
  if (!isFolder)
    return href === undefined ? [] : [{ kind: 'link', text, href, tag, overviewHeaders }];
  const items = readSidebar(`${folder}/${name}`, source);
  return type === 'dir-section-header'
    ? [{ kind: 'section-header', text, tag }, ...items]
    : [{ kind: 'group', text, href, tag, collapsible, collapsed, overviewHeaders, items }];
}

/** What is wrong with a name, and what to do about it. */
function problemIn(
  { type, name }: NamedEntry,
  page: Page | undefined,
  children: Children,
): ProblemText | undefined {
  const plain = name.replace(/\.mdx?$/, '');
  if (page && !PAGE_TYPES[page.frontmatter.pageType].isListed) {
    const { pageType } = page.frontmatter;
    const problem = `names “${name}”, a page of the type ${pageType}, which readers do not look for.`;
    return { problem, remedy: 'Remove the entry.' };
  }
  const isPageBelow = page !== undefined && plain.includes('/');
  if (!children.has(plain) && !isPageBelow) {
    const childNames = [...children.keys()];
    const write = (near: string) => `“${near}”`;
    const otherwise = childNames.length > 0 ? `Use one of ${childNames.join(', ')}.` : 'Remove it.';
    const remedy = didYouMean(plain, childNames, { otherwise, write });
    return { problem: `names “${name}”, which does not exist here.`, remedy };
  }
  if (type === 'file' && !page) {
    const problem = `names “${name}”, a folder without a page of its own.`;
    return { problem, remedy: 'Write `"type": "dir"`.' };
  }
  if (type?.startsWith('dir') && children.get(plain) !== true) {
    return {
      problem: `names “${name}”, which is not a folder.`,
      remedy: 'Write `"type": "file"`.',
    };
  }
  return undefined;
}

function customItem(entry: CustomLink, context: EntryContext): SidebarItem {
  const { link, label, tag, items, collapsible = true, collapsed = false } = entry;
  const href = link === undefined ? undefined : customHref(link, context);
  if (items === undefined) return { kind: 'link', text: label, href: href ?? '', tag };
  const children = items.map((child) => customItem(child, context));
  return { kind: 'group', text: label, href, tag, collapsible, collapsed, items: children };
}

function customHref(link: string, context: EntryContext): string {
  const { file, line, folder, source } = context;
  const origin = { ...source.root, relativePath: `${folder}/_meta.json` };
  const target = source.routes.resolve(link, origin);
  noteAnchor(source.anchors, target, { file, line, link });
  if (target.kind !== 'missing') return target.href;
  const problem = `links to ${link}, which ${target.problem}.`;
  reject(context, { problem, remedy: target.remedy });
  return link;
}

/** What a folder holds: names without extension, and whether each is (also) a folder. */
function childrenOf(folder: string, pages: readonly Page[]): Children {
  const prefix = `${folder}/`;
  const children = new Map<string, boolean>();
  for (const { relativePath, frontmatter } of pages) {
    if (!PAGE_TYPES[frontmatter.pageType].isListed || !relativePath.startsWith(prefix)) continue;
    const [first = '', ...rest] = relativePath.slice(prefix.length).split('/');
    const name = first.replace(/\.mdx?$/, '');
    children.set(name, children.get(name) === true || rest.length > 0);
  }
  return children;
}
