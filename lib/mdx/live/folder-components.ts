import type { Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import { AUTHOR_NAMES } from '../../component-table';
import { visitCode } from '../code/visit-code';
import { isJsx } from '../components/jsx';
import { programsIn } from '../components/programs';
import { declaredOn } from '../components/remark-known-names';
import { type FolderComponent, type MdxHost, placeOf } from '../host';
import { visit } from '../visit';
import type { CodeImports } from './code-imports';

/**
 * Import the components of the content folder that a page names without import. Whatever the page defines or imports
 * itself comes first.
 *
 * @returns what is known of their props, by name.
 */
export function importComponents(
  tree: Root,
  file: VFile,
  { code, host }: { code: CodeImports; host: MdxHost },
): ReadonlyMap<string, FolderComponent['props']> {
  const seen = new Set([...AUTHOR_NAMES, ...declaredOn(tree), ...code.names()]);
  const props = new Map<string, FolderComponent['props']>();
  visit(tree, (node) => {
    for (const name of namesIn(node)) {
      if (seen.has(name)) continue;
      seen.add(name);
      const component = host.findComponent(name);
      if (!component) continue;
      props.set(name, component.props);
      const { source: specifier, exported: imported } = component;
      if (imported === undefined) code.isBroken = true;
      else
        code.add({ specifier, bindings: [{ local: name, imported }], place: placeOf(node, file) });
    }
  });
  return props;
}

/** The components that a node names, those in its code included. */
function namesIn(node: Nodes): string[] {
  const names: string[] = [];
  if (isJsx(node)) names.push(node.name ?? '');
  for (const program of programsIn(node)) {
    visitCode(program, (part) => {
      if (part.type === 'JSXOpeningElement' && part.name.type === 'JSXIdentifier')
        names.push(part.name.name);
    });
  }
  return names.filter((name) => /^[A-Z]/.test(name));
}
