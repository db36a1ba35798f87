import type { ImportDeclaration } from 'estree';
import type { Root } from 'mdast';
import { AUTHOR_NAMES } from '../../component-table';
import { visit } from '../visit';
import { isJsx } from './jsx';

/** Under these names Rspress offers its components; here they are there without import. */
const THEMES = new Set(['@theme', '@rspress/core/theme', 'rspress/theme']);

export function isThemeImport({ source }: ImportDeclaration): boolean {
  return THEMES.has(String(source.value));
}

/**
 * Give the elements of a tree the names that the components have here which an import from the theme brings.
 *
 * @returns what is imported, but not there: its name in the theme, and on the page.
 */
export function applyThemeImport(
  tree: Root,
  { specifiers }: ImportDeclaration,
): { name: string; local: string }[] {
  const aliases = new Map<string, string>();
  const unknown: { name: string; local: string }[] = [];
  for (const specifier of specifiers) {
    const local = specifier.local.name;
    const imported = specifier.type === 'ImportSpecifier' ? specifier.imported : undefined;
    const name = imported?.type === 'Identifier' ? imported.name : 'default';
    if (AUTHOR_NAMES.includes(name)) aliases.set(local, name);
    else unknown.push({ name: imported ? name : local, local });
  }
  visit(tree, (node) => {
    if (isJsx(node)) node.name = aliases.get(node.name ?? '') ?? node.name;
  });
  return unknown;
}
