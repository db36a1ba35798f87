import type { List, ListItem, Paragraph, PhrasingContent, Root } from 'mdast';
import { dataProperty } from '../data-names';
import { isJsx } from './base/jsx';
import { visit } from './base/visit';

/** Where the name of a file ends and a remark about it begins. */
const NAME = /^(\S+)\s+(\S[\s\S]*)$/;

/**
 * Remark plugin: in a `<FileTree>` every item of the list is a file or a folder, which ends with a slash
 * or has a list of its own; what follows the name is a remark, and a bold name is highlighted.
 */
export function remarkFileTree() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (!isJsx(node, 'FileTree')) return;
      for (const child of node.children) if (child.type === 'list') markItems(child);
    });
  };
}

function markItems(list: List): void {
  for (const item of list.children) {
    const [paragraph] = item.children;
    const inner = item.children.find((child) => child.type === 'list');
    const isFolder = inner !== undefined || textOf(paragraph).endsWith('/');
    item.data = {
      ...item.data,
      hProperties: { [dataProperty('tree')]: isFolder ? 'folder' : 'file' },
    };
    if (paragraph?.type === 'paragraph') paragraph.children = partsOf(paragraph);
    if (inner) markItems(inner);
  }
}

/** The first node of a file's line is its name. */
function textOf(node: ListItem['children'][number] | undefined): string {
  const [first] = node?.type === 'paragraph' ? node.children : [];
  if (first?.type === 'text') return (NAME.exec(first.value)?.[1] ?? first.value).trim();
  const inner = first && 'children' in first ? first.children[0] : first;
  return inner && 'value' in inner ? inner.value.trim() : '';
}

function partsOf({ children }: Paragraph): PhrasingContent[] {
  const [first, ...rest] = children;
  if (!first) return [];
  const [, name, remark] = (first.type === 'text' && NAME.exec(first.value)) || [];
  const head: PhrasingContent = name === undefined ? first : { type: 'text', value: name };
  const tail: PhrasingContent[] =
    remark === undefined ? rest : [{ type: 'text', value: remark }, ...rest];
  return tail.length === 0
    ? [span('name', [head])]
    : [span('name', [head]), { type: 'text', value: ' ' }, span('remark', tail)];
}

/** A `<span>`, which Markdown has no word for. */
function span(part: string, children: PhrasingContent[]): PhrasingContent {
  return {
    type: 'emphasis',
    children,
    data: { hName: 'span', hProperties: { [dataProperty('treePart')]: part } },
  };
}
