import type { PhrasingContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as textOf } from 'mdast-util-to-string';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { visit } from './visit';

const INLINE = new Set(['root', 'paragraph', 'text', 'emphasis', 'strong', 'inlineCode', 'link']);

/** What a line of Markdown may contain, in the words of a remedy. */
export const INLINE_REMEDY =
  'Write one line of text, with nothing but `code`, *emphasis*, **strong** and [links](./page.mdx) in it.';

/** The content of a line of Markdown; undefined if it holds a block, HTML or an image. */
export function parseInline(markdown: string): PhrasingContent[] | undefined {
  const tree = fromMarkdown(markdown, { extensions: [cjkFriendlyExtension()] });
  let isInline = tree.children.length <= 1;
  visit(tree, ({ type }) => {
    isInline &&= INLINE.has(type);
  });
  const [line] = tree.children;
  if (!isInline || (line && line.type !== 'paragraph')) return undefined;
  return line?.children ?? [];
}

/** A line of Markdown as plain text. */
export function inlineText(markdown: string): string {
  return textOf(parseInline(markdown) ?? []);
}
