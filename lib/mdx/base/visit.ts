import type { Nodes } from 'mdast';
import type { Node, Parent } from 'unist';
import type { BuildVisitor } from 'unist-util-visit';

/** What a visitor returns to go on without the children of its node. It may return nothing else. */
export const SKIP = 'skip';

type Visitor = (node: Node, index: number | undefined, parent: Parent | undefined) => unknown;

/**
 * Visit a tree as `visit` of unist-util-visit does, parents first, with a type as the only test. That one makes and
 * names a function for every node, so that traces tell the way to it; it was half the time of compiling a page.
 */
export function visit<Tree extends Node>(tree: Tree, visitor: BuildVisitor<Tree>): void;
export function visit<Tree extends Node, Type extends string>(
  tree: Tree,
  type: Type,
  visitor: BuildVisitor<Tree, Type>,
): void;
export function visit(tree: Node, ...[first, second]: unknown[]): void {
  if (second === undefined) walk(tree, first as Visitor);
  else walk(tree, second as Visitor, first as string);
}

function walk(node: Node, visitor: Visitor, type?: string, index?: number, parent?: Parent): void {
  const isVisited = type === undefined || node.type === type;
  if (isVisited && visitor(node, index, parent) === SKIP) return;
  const { children } = node as Partial<Parent>;
  // A visitor may change what it visits: the children of its node, and the siblings of it.
  for (let at = 0; children && at < children.length; at += 1) {
    const child = children[at];
    if (child) walk(child, visitor, type, at, node as Parent);
  }
}

/**
 * Replace nodes below a node, the innermost first.
 *
 * @param replace Gives what is put in place of a node; undefined for a node that stays. What it gives is not visited.
 */
export function replaceNodes(tree: Node, replace: (node: Nodes) => Nodes[] | undefined): void {
  const { children } = tree as Partial<Parent>;
  for (let at = 0; children && at < children.length; ) {
    const child = children[at] as Nodes;
    replaceNodes(child, replace);
    const others = replace(child);
    if (others) children.splice(at, 1, ...others);
    at += others?.length ?? 1;
  }
}
