import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const HEADING_WITH_ID = /^( {0,3}#{1,6}[ \t].*[^\\])(\{#[\w-]+\}[ \t]*)$/;
const ID_AT_END = /\s*\{#([\w-]+)\}\s*$/;

/**
 * Make `## Title {#id}` survive MDX, which would read the braces as JavaScript.
 * Line numbers stay as they are; code blocks are left alone.
 */
export function escapeHeadingIds(text: string): string {
  let fence: string | undefined;
  return text
    .split('\n')
    .map((line) => {
      const mark = FENCE.exec(line)?.[1];
      if (mark !== undefined) {
        if (fence === undefined) fence = mark;
        else if (mark.startsWith(fence)) fence = undefined;
        return line;
      }
      return fence === undefined ? line.replace(HEADING_WITH_ID, '$1\\$2') : line;
    })
    .join('\n');
}

/** Remark plugin: `## Title {#id}` gets that id; rehype-slug fills in the rest. */
export function remarkHeadingIds() {
  return (tree: Root): void => {
    visit(tree, 'heading', (node) => {
      const last = node.children.at(-1);
      if (last?.type !== 'text') return;
      const id = ID_AT_END.exec(last.value)?.[1];
      if (id === undefined) return;
      last.value = last.value.replace(ID_AT_END, '');
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
    });
  };
}
