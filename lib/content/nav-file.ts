import path from 'node:path';
import { z } from 'zod';
import type { NavItem } from '../model';
import { checkShape } from './check-shape';
import { contentDir, displayName } from './content-dir';
import { readTextIfAny } from './files';
import { type DataPath, isMistake, type Located, parseJson } from './located';
import type { ContentRoot } from './pages';
import type { Report } from './problems';
import type { Routes } from './routes';
import { strict } from './schemas';

interface NavEntry {
  text: string;
  link?: string;
  activeMatch?: string;
  position?: 'left' | 'right';
  tag?: string;
  items?: NavEntry[];
}

const entry: z.ZodType<NavEntry> = strict({
  text: z.string(),
  link: z.string().optional(),
  activeMatch: z
    .string()
    .refine(isPattern, 'Write a path prefix or a regular expression.')
    .optional(),
  position: z.enum(['left', 'right']).optional(),
  tag: z.string().optional(),
  get items() {
    return z.array(entry).optional();
  },
}).refine(({ link, items }) => link !== undefined || items !== undefined, {
  error: 'Give it a `link`, or `items`.',
});

/** The top navigation of one language, from its `_nav.json`; empty without one. */
export function readNav(root: ContentRoot, routes: Routes, report: Report): NavItem[] {
  const name = `${root.folder}/_nav.json`;
  const absolute = path.join(contentDir(), name);
  const file = displayName(absolute);
  const data = readJson(absolute, report);
  const entries = data && checkShape(z.array(entry), data, file, report);
  if (!data || !entries) return [];

  const hrefOf = (link: string, at: DataPath) => {
    const target = routes.resolve(link, { ...root, relativePath: name });
    if (target.kind !== 'missing') return target.href;
    const problem = `names ${link}, which does not exist.`;
    report({ file, line: data.lineOf(at), problem, remedy: target.remedy });
    return link;
  };
  return entries.map((item, index) => toNavItem(item, [index], hrefOf));
}

/** Strict JSON of a file with its line numbers. Mistakes are reported; undefined without a usable file. */
export function readJson(absolute: string, report: Report): Located | undefined {
  const text = readTextIfAny(absolute);
  if (text === undefined) return undefined;
  const data = parseJson(text);
  if (!isMistake(data)) return data;
  report({
    file: displayName(absolute),
    line: data.line,
    problem: `is not JSON: ${data.message}.`,
    remedy: 'Write strict JSON: double quotes, no comments, no comma before a closing bracket.',
  });
  return undefined;
}

type HrefOf = (link: string, at: DataPath) => string;

function toNavItem(item: NavEntry, at: DataPath, hrefOf: HrefOf): NavItem {
  const { text, link, activeMatch, tag, items, position = 'right' } = item;
  const href = link === undefined ? undefined : hrefOf(link, [...at, 'link']);
  const common = { text, activeMatch, tag, position };
  if (items === undefined) return { kind: 'link', href: href ?? '', ...common };
  const children = items.map((child, index) => toNavItem(child, [...at, 'items', index], hrefOf));
  return { kind: 'group', href, items: children, ...common };
}

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text));
  } catch {
    return false;
  }
}
