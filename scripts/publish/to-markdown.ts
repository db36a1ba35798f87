import type { Element, Root } from 'hast';
import { type Handle as ToMdast, toMdast } from 'hast-util-to-mdast';
import type { Code, Nodes, Parents } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { type Handle as ToText, toMarkdown } from 'mdast-util-to-markdown';
import { toString as textOf } from 'mdast-util-to-string';
import { dataProperty } from '../../lib/data-names';
import { languageTag } from '../../lib/mdx/code/highlight';

/** Converts line breaks in headings, and the language and file name of code. */
const ELEMENTS: Record<string, ToMdast> = {
  pre: (_, node) => codeOf(node),
  // A possible line break is not text; by default it would become a character.
  wbr: () => undefined,
};

/**
 * Serializes a text as GitHub Flavored Markdown.
 *
 * @param tree The result of `readExportedText`.
 */
export function markdownOf(tree: Root): string {
  const mdast = toMdast(tree, { handlers: ELEMENTS }) as Nodes;
  return toMarkdown(mdast, {
    bullet: '-',
    rule: '-',
    emphasis: '*',
    listItemIndent: 'one',
    handlers: { strong: wrap('**'), emphasis: wrap('*') },
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  });
}

/**
 * Marks around text as an author would write them. The serializer's own implementation encodes adjacent letters as
 * `&#x4E2D;` where Markdown could misread them, which is common in Chinese.
 */
function wrap(mark: string): ToText {
  return (node: Parents, _, state, info) =>
    mark + state.containerPhrasing(node as never, { ...info, before: mark, after: mark }) + mark;
}

function codeOf(pre: Element): Code {
  const { [dataProperty('lang')]: given, [dataProperty('title')]: title } = pre.properties;
  const lang = typeof given === 'string' ? languageTag(given) : null;
  const quote = String(title).includes('"') ? "'" : '"';
  const meta = typeof title === 'string' && title !== '' ? `title=${quote}${title}${quote}` : null;
  return {
    type: 'code',
    lang: lang ?? (meta && 'text'),
    meta,
    value: textOf(pre).replace(/\n$/, ''),
  };
}
