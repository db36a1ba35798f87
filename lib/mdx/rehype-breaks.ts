import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { dataProperty } from '../data-names';
import { SKIP, visit } from './base/visit';

const WIDE_PUNCTUATION = /[、，；：。]$/;
const QUOTE = /^['"]/;

/**
 * A word of code that a browser would tear: `--watch` after its dashes. A longer one may break, or it would not fit into a
 * narrow column.
 */
const WHOLE_WORD = /(?<!\S)([-?]\S{1,15})(?!\S)/;

/** A name alone, which a browser would tear at a hyphen or a slash: `babel-loader`. */
const WHOLE_NAME = /^[^\s\u3000-\u9fff]{1,24}$/;

/** The space between a number and its unit. */
const BEFORE_UNIT = /(?<=\d) (?=(?:[kKMG]?i?B|[mµn]?s|px|bytes|%)(?![\p{L}\p{N}]))/gu;

/**
 * Rehype plugin: let lines break between Chinese punctuation and quoted code, and not within a name or an option
 * of a command, nor between a number and its unit. Browsers never break beside a straight quote, so a list of such values would be one long word, and a
 * table as wide.
 */
export function rehypeBreaks() {
  return (tree: Root): void =>
    visit(tree, 'element', (node) => {
      if (node.tagName === 'pre') return SKIP;
      breakBeforeCode(node);
      if (node.tagName === 'code') keepOptionsWhole(node);
      else keepUnits(node);
      return undefined;
    });
}

function keepUnits({ children }: Element): void {
  for (const child of children)
    if (child.type === 'text') child.value = child.value.replace(BEFORE_UNIT, '\u00a0');
}

function keepOptionsWhole(code: Element): void {
  const [text] = code.children;
  if (code.children.length > 1 || text?.type !== 'text') return;
  if (/[-?/]/.test(text.value) && WHOLE_NAME.test(text.value) && !WHOLE_WORD.test(text.value)) {
    code.properties[dataProperty('whole')] = '';
    return;
  }
  // Every second part is such a word.
  code.children = text.value.split(WHOLE_WORD).flatMap((value, index): Element['children'] => {
    const part: Element['children'][number] = { type: 'text', value };
    if (index % 2 === 0) return value === '' ? [] : [part];
    return [
      {
        type: 'element',
        tagName: 'span',
        properties: { [dataProperty('whole')]: '' },
        children: [part],
      },
    ];
  });
}

function breakBeforeCode(node: Element): void {
  node.children = node.children.flatMap((child, index) => {
    const before = node.children[index - 1];
    const canBreak =
      before?.type === 'text' &&
      WIDE_PUNCTUATION.test(before.value) &&
      child.type === 'element' &&
      child.tagName === 'code' &&
      QUOTE.test(textOf(child));
    const place: Element = { type: 'element', tagName: 'wbr', properties: {}, children: [] };
    return canBreak ? [place, child] : [child];
  });
}
