import path from 'node:path';
import { closest } from 'fastest-levenshtein';
import { z } from 'zod';
import type { Page, SidebarItem } from '../model';
import { hrefFor } from '../paths';
import { checkShape } from './check-shape';
import { contentDir, displayName } from './content-dir';
import { readJson } from './nav-file';
import type { ContentRoot } from './pages';
import type { Report } from './problems';
import type { Routes } from './routes';
import { strict } from './schemas';

const text = z.string();
const common = { tag: text.optional(), context: text.optional() };
const overviewHeaders = z.array(z.number()).optional();
const folding = { collapsible: z.boolean().optional(), collapsed: z.boolean().optional() };
const named = { name: text, label: text.optional(), overviewHeaders, ...common };

interface CustomLink {
  type: 'custom-link';
  link?: string;
  label: string;
  tag?: string;
  context?: string;
  collapsible?: boolean;
  collapsed?: boolean;
  items?: CustomLink[];
}

const customLink: z.ZodType<CustomLink> = strict({
  type: z.literal('custom-link'),
  link: text.optional(),
  label: text,
  ...common,
  ...folding,
  get items() {
    return z.array(customLink).optional();
  },
});

const entry = z.union([
  text,
  z.discriminatedUnion(
    'type',
    [
      strict({ type: z.literal('file'), ...named }),
      strict({ type: z.literal('dir'), ...named, ...folding }),
      strict({ type: z.literal('dir-section-header'), ...named, ...folding }),
      strict({ type: z.literal('section-header'), label: text, ...common }),
      strict({ type: z.literal('divider'), dashed: z.boolean().optional() }),
      customLink as never,
    ],
    {
      error:
        'Write `type` as file, dir, dir-section-header, section-header, divider or custom-link.',
    },
  ),
]);

type Entry = string | Exclude<z.infer<typeof entry>, string> | CustomLink;

/** What the sidebar of one language is built from. */
interface SidebarSource {
  root: ContentRoot;
  routes: Routes;
  base: string;
  report: Report;
}

/**
 * The sidebar of one folder: what its `_meta.json` lists, in that order;
 * without the file, its pages and folders by name.
 *
 * @param folder Path below the content folder: `en/guide`.
 */
export function readSidebar(folder: string, source: SidebarSource): SidebarItem[] {
  const absolute = path.join(contentDir(), folder, '_meta.json');
  const data = readJson(absolute, source.report);
  const children = childrenOf(folder, source.routes.pages);
  if (!data) {
    const names = [...children.keys()].filter((name) => name !== 'index');
    return itemsFor(names, { folder, source, children, reject: () => undefined });
  }

  const file = displayName(absolute);
  const entries = checkShape<Entry[]>(z.array(entry) as never, data, file, source.report) ?? [];
  const reject: Reject = (index, problem, remedy) =>
    source.report({ file, line: data.lineOf([index]), problem, remedy });
  return itemsFor(entries, { folder, source, children, reject });
}

type Reject = (index: number, problem: string, remedy: string) => void;
type Children = ReadonlyMap<string, boolean>;

interface FolderContext {
  folder: string;
  source: SidebarSource;
  children: Children;
  reject: Reject;
}

function itemsFor(entries: readonly Entry[], context: FolderContext): SidebarItem[] {
  const items: SidebarItem[] = [];
  for (const [index, item] of entries.entries()) {
    const reject = (problem: string, remedy: string) => context.reject(index, problem, remedy);
    items.push(...itemsOf(item, context, reject));
  }
  return items;
}

function itemsOf(
  item: Entry,
  context: FolderContext,
  reject: (problem: string, remedy: string) => void,
): SidebarItem[] {
  if (typeof item === 'string') return namedItem({ name: item }, context, reject);
  switch (item.type) {
    case 'divider':
      return [{ kind: 'divider', dashed: item.dashed ?? false }];
    case 'section-header':
      return [{ kind: 'section-header', text: item.label, tag: item.tag }];
    case 'custom-link':
      return [customItem(item, context, reject)];
    case 'dir-section-header':
      return [
        { kind: 'section-header', text: item.label ?? item.name, tag: item.tag },
        ...readSidebar(`${context.folder}/${item.name}`, context.source),
      ];
    default:
      return namedItem(item, context, reject);
  }
}

interface NamedEntry {
  type?: string;
  name: string;
  label?: string;
  tag?: string;
  collapsible?: boolean;
  collapsed?: boolean;
}

/** A page, a folder, or both where a folder has a page of the same name. */
function namedItem(
  { type, name, label, tag, collapsible = true, collapsed = false }: NamedEntry,
  { folder, source, children }: FolderContext,
  reject: (problem: string, remedy: string) => void,
): SidebarItem[] {
  const { routes, base } = source;
  const plain = name.replace(/\.mdx?$/, '');
  const page = routes.findByFile(`${folder}/${plain}`);
  if (page?.isShared) {
    reject(`names “${name}”, a shared piece without a page.`, 'Remove the entry.');
    return [];
  }
  if (!children.has(plain)) {
    const known = [...children.keys()];
    const remedy = known.length > 0 ? `Did you mean “${closest(plain, known)}”?` : 'Remove it.';
    reject(`names “${name}”, which does not exist here.`, remedy);
    return [];
  }
  const href = page && hrefFor(page.routePath, base);
  const shown = label ?? page?.title ?? plain;
  const isFolder = type === 'dir' || (type === undefined && children.get(plain) === true);
  if (!isFolder) return href === undefined ? [] : [{ kind: 'link', text: shown, href, tag }];
  const items = readSidebar(`${folder}/${plain}`, source);
  return [{ kind: 'group', text: shown, href, tag, collapsible, collapsed, items }];
}

function customItem(
  { link, label, tag, items, collapsible = true, collapsed = false }: CustomLink,
  context: FolderContext,
  reject: (problem: string, remedy: string) => void,
): SidebarItem {
  const origin = { ...context.source.root, relativePath: `${context.folder}/_meta.json` };
  const target = link === undefined ? undefined : context.source.routes.resolve(link, origin);
  if (target?.kind === 'missing') reject(`links to ${link}, which does not exist.`, target.remedy);
  const href = target && target.kind !== 'missing' ? target.href : link;
  if (items === undefined) return { kind: 'link', text: label, href: href ?? '', tag };
  const children = items.map((child) => customItem(child, context, reject));
  return { kind: 'group', text: label, href, tag, collapsible, collapsed, items: children };
}

/** What a folder holds: names without extension, and whether each is (also) a folder. */
function childrenOf(folder: string, pages: readonly Page[]): Children {
  const prefix = `${folder}/`;
  const children = new Map<string, boolean>();
  for (const { relativePath, isShared, frontmatter } of pages) {
    if (isShared || frontmatter.pageType === '404' || !relativePath.startsWith(prefix)) continue;
    const [first = '', ...rest] = relativePath.slice(prefix.length).split('/');
    const name = first.replace(/\.mdx?$/, '');
    children.set(name, children.get(name) === true || rest.length > 0);
  }
  return children;
}
