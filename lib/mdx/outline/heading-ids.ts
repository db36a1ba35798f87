import type { Root } from 'mdast';
import { linesOf } from '../code/fences';
import { visit } from '../visit';

/** `{#id}`, or `{#id keywords="what readers call it, another name"}`. */
const ID = /\{#([^}\s]+)(?:[ \t]+keywords="([^"}]*)")?[ \t]*\}/;
/** Also in a quotation or a list, where the heading is not the first thing on its line. */
const HEADING_WITH_ID = new RegExp(`^([>\\s\\d.*+-]*#{1,6}[ \\t].*[^\\\\])(${ID.source}[ \\t]*)$`);
/** Makes a heading of the line above it. */
const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/;
const TEXT_WITH_ID = new RegExp(`^(.*[^\\\\])(${ID.source}[ \\t]*)$`);
const ID_AT_END = new RegExp(`\\s*${ID.source}\\s*$`);

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

/**
 * Remark plugin: `## Title {#id}` gets that id; rehype-slug fills in the rest. Keywords go on as `data-keywords` to
 * rehypeOutline, which takes them off again.
 */
export function remarkHeadingIds() {
  return (tree: Root): void => {
    visit(tree, 'heading', (node) => {
      const last = node.children.at(-1);
      if (last?.type !== 'text') return;
      const [, id, dataKeywords] = ID_AT_END.exec(last.value) ?? [];
      if (id === undefined) return;
      last.value = withoutHeadingId(last.value);
      const given = dataKeywords === undefined ? { id } : { id, dataKeywords };
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, ...given } };
    });
  };
}
