import type { Program } from 'estree';
import type { Root } from 'hast';
import type { Nodes } from 'mdast';
import type { VFile } from 'vfile';
import { isLiteral } from './base/literal';
import { nodesOf } from './base/page-nodes';
import { programsIn } from './base/programs';
import { visit } from './base/visit';

/**
 * Rehype plugin, the last one: a page of text, elements and literals becomes data, and one with code a tree as text, of
 * which the bundler makes a module; see remark-compiled-tree. What follows in MDX, which would make JavaScript of the
 * page, gets nothing.
 */
export function rehypePage() {
  return (tree: Root, file: VFile): void => {
    const programs: Program[] = [];
    visit(tree, (node) => {
      programs.push(...programsOf(node as Nodes));
    });
    if (programs.length === 0) file.data.nodes = nodesOf(tree);
    else {
      const { children } = tree;
      const text = JSON.stringify({ file: file.path, children }, withoutBigInts);
      const importsCode = programs.some(({ body }) =>
        body.some(({ type }) => type === 'ImportDeclaration'),
      );
      file.data.nodes = [];
      file.data.live = { tree: text, importsCode };
    }
    tree.children = [];
  };
}

/** The code in a node, unless it can only be what it is. */
function programsOf(node: Nodes): Program[] {
  const programs = programsIn(node);
  if (node.type === 'mdxjsEsm') return programs;
  const isText = !('attributes' in node);
  return programs.filter(({ body: [statement] }) => {
    if (statement?.type !== 'ExpressionStatement') return false;
    const { expression } = statement;
    // Only React tells that an object cannot be shown.
    return !isLiteral(expression) || (isText && !/Literal$/.test(expression.type));
  });
}

/** JSON has none; what is printed is how the number was written, which a syntax tree holds too. */
function withoutBigInts(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? undefined : value;
}
