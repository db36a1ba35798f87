import type { Element, Root } from 'hast';
import { type Handle as ToMdast, toMdast } from 'hast-util-to-mdast';
import { toString as textOf } from 'hast-util-to-string';
import type { Code, FootnoteDefinition, FootnoteReference, Nodes, Parents } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { type Handle as ToText, toMarkdown } from 'mdast-util-to-markdown';
import { languageTag } from '../../lib/mdx/code/highlight';

/** Headings end lines, code has its language and file name, footnotes are footnotes. */
const ELEMENTS: Record<string, ToMdast> = {
  pre: (_, node) => codeOf(node),
  // A possible line break is not text; by default it would become a character.
  wbr: () => undefined,
  sup: (state, node) => footnoteReferenceOf(node) ?? state.all(node),
  section: (state, node) => {
    if (!('dataFootnotes' in node.properties)) return state.all(node);
    const items = elementsIn(node, 'li');
    return items.map((item): FootnoteDefinition => {
      const identifier = footnoteOf(item.properties['id']);
      const children = state.toFlow(state.all(item)) as FootnoteDefinition['children'];
      return { type: 'footnoteDefinition', identifier, label: identifier, children };
    });
  },
};

/**
 * Text as Markdown with GitHub's extensions.
 *
 * @param tree As `readExportedText` gives it.
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
 * Marks around a text as a person would write them. The serialiser's own turn neighbouring letters into
 * `&#x4E2D;` where Markdown could misread them, as happens in Chinese all the time.
 */
function wrap(mark: string): ToText {
  return (node: Parents, _, state, info) =>
    mark + state.containerPhrasing(node as never, { ...info, before: mark, after: mark }) + mark;
}

function codeOf(pre: Element): Code {
  const { dataLang, dataTitle } = pre.properties;
  const lang = typeof dataLang === 'string' ? languageTag(dataLang) : null;
  const meta = typeof dataTitle === 'string' && dataTitle !== '' ? `title="${dataTitle}"` : null;
  return {
    type: 'code',
    lang: lang ?? (meta && 'text'),
    meta,
    value: textOf(pre).replace(/\n$/, ''),
  };
}

function footnoteReferenceOf(sup: Element): FootnoteReference | undefined {
  const [link] = elementsIn(sup, 'a');
  if (!link || !('dataFootnoteRef' in link.properties)) return undefined;
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
