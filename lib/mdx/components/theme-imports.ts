import type { ImportDeclaration } from 'estree';
import type { Root } from 'mdast';
import { visit } from '../visit';
import { isJsx } from './jsx';

/** Under these names Rspress offers its components; here they are there without import. */
const THEMES = new Set(['@theme', '@rspress/core/theme', 'rspress/theme']);

export function isThemeImport({ source }: ImportDeclaration): boolean {
  return THEMES.has(String(source.value));
}

/**
 * Give the elements of a tree the names that the components have here which an import from the theme brings. One that is
 * not there is reported where it is used.
 */
export function applyThemeImport(tree: Root, { specifiers }: ImportDeclaration): void {
  const names = new Map<string | null, string>();
  for (const specifier of specifiers) {
    const imported = specifier.type === 'ImportSpecifier' ? specifier.imported : undefined;
    if (imported?.type === 'Identifier') names.set(specifier.local.name, imported.name);
  }
  visit(tree, (node) => {
    if (isJsx(node)) node.name = names.get(node.name) ?? node.name;
  });
}
