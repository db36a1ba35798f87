import { createProcessor } from '@mdx-js/mdx';
import type { PhrasingContent, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import type { Extension } from 'micromark-util-types';
import type { Processor } from 'unified';
import { visit } from './visit';

const INLINE = new Set(['root', 'paragraph', 'text', 'emphasis', 'strong', 'inlineCode', 'link']);

/** What a line of Markdown may contain, in the words of a remedy. */
export const INLINE_REMEDY =
  'Write one line of text, with nothing but `code`, *emphasis*, **strong** and [links](./page.mdx) in it.';

const PARSER = createProcessor({ format: 'md', remarkPlugins: [remarkCjk] }).freeze();

/** `**中文。**后面` is bold. CommonMark wants a space there, which Chinese does not have. */
export function remarkCjk(this: Processor): void {
  const data = this.data() as { micromarkExtensions?: Extension[] };
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), cjkFriendlyExtension()];
}

/** The tree of a text in plain CommonMark. */
export function parseCommonMark(markdown: string): Root {
  return PARSER.parse(markdown);
}

/** The content of a line of Markdown; undefined if it holds a block, HTML or an image. */
export function parseInline(markdown: string): PhrasingContent[] | undefined {
  const tree = parseCommonMark(markdown);
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
