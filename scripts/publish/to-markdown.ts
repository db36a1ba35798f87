import type { Element, Root } from 'hast';
import { type Handle as ToMdast, toMdast } from 'hast-util-to-mdast';
import type { Code, FootnoteDefinition, FootnoteReference, Nodes, Parents } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { type Handle as ToText, toMarkdown } from 'mdast-util-to-markdown';
import { toString as textOf } from 'mdast-util-to-string';
import { dataProperty } from '../../lib/data-names';
import { languageTag } from '../../lib/mdx/code/highlight';

/** Converts line breaks in headings, the language and file name of code, and footnotes. */
const ELEMENTS: Record<string, ToMdast> = {
  pre: (_, node) => codeOf(node),
  // A possible line break is not text; by default it would become a character.
  wbr: () => undefined,
  math: (_, node) => ({ type: 'inlineCode', value: formulaOf(node) }),
  sup: (state, node) => footnoteReferenceOf(node) ?? state.all(node),
  section: (state, node) => {
    if (!(dataProperty('footnotes') in node.properties)) return state.all(node);
    const items = elementsIn(node, 'li');
    return items.map((item): FootnoteDefinition => {
      const identifier = footnoteOf(item.properties['id']);
      const children = state.toFlow(state.all(item)) as FootnoteDefinition['children'];
      return { type: 'footnoteDefinition', identifier, label: identifier, children };
    });
  },
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

/** As it was written, if the page says so; else its symbols. */
function formulaOf(math: Element): string {
  const [source] = elementsIn(math, 'annotation');
  return textOf(source ?? math);
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

function footnoteReferenceOf(sup: Element): FootnoteReference | undefined {
  const [link] = elementsIn(sup, 'a');
  if (!link || !(dataProperty('footnoteRef') in link.properties)) return undefined;
  const identifier = footnoteOf(link.properties['href']);
  return { type: 'footnoteReference', identifier, label: identifier };
}

/** `…#user-content-fn-size` → `size` */
function footnoteOf(reference: unknown): string {
  return String(reference).replace(/^.*user-content-fn-/, '');
}

function elementsIn(node: Element, tagName: string): Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === tagName ? [child] : elementsIn(child, tagName);
  });
}
