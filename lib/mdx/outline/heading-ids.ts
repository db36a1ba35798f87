import type { Root } from 'mdast';
import { linesOf } from '../code/fences';
import { visit } from '../visit';

/** Also in a quotation or a list, where the heading is not the first thing on its line. */
const HEADING_WITH_ID = /^([>\s\d.*+-]*#{1,6}[ \t].*[^\\])(\{#[^}\s]+\}[ \t]*)$/;
/** Makes a heading of the line above it. */
const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/;
const TEXT_WITH_ID = /^(.*[^\\])(\{#[^}\s]+\}[ \t]*)$/;
const ID_AT_END = /\s*\{#([^}\s]+)\}\s*$/;

/**
 * Make `## Title {#id}` survive MDX, which would read the braces as JavaScript.
 * Line numbers stay as they are; code blocks are left alone.
 */
export function escapeHeadingIds(text: string): string {
  const lines = linesOf(text);
  return lines
    .map(({ line, isText }, index) => {
      if (!isText) return line;
      const isUnderlined = UNDERLINE.test(lines[index + 1]?.line ?? '');
      return line.replace(isUnderlined ? TEXT_WITH_ID : HEADING_WITH_ID, '$1\\$2');
    })
    .join('\n');
}

/** The text of a heading without the id at its end. */
export function withoutHeadingId(text: string): string {
  return text.replace(ID_AT_END, '');
}

/** Remark plugin: `## Title {#id}` gets that id; rehype-slug fills in the rest. */
export function remarkHeadingIds() {
  return (tree: Root): void => {
    visit(tree, 'heading', (node) => {
      const last = node.children.at(-1);
      if (last?.type !== 'text') return;
      const id = ID_AT_END.exec(last.value)?.[1];
      if (id === undefined) return;
      last.value = withoutHeadingId(last.value);
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
    });
  };
}
