import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from './visit';

const WIDE_PUNCTUATION = /[、，；：。]$/;
const QUOTE = /^['"]/;

/** Browsers break a line after these, which tears `--watch` and `??=`. */
const TEARABLE = /[-?]/;

/** A longer word of code may break, or it would not fit into a narrow column. */
const WORD_LENGTH = 16;

/**
 * Rehype plugin: let lines break between Chinese punctuation and quoted code, and not within a short word of
 * code. Browsers never break beside a straight quote, so a list of such values would be one long word, and a
 * table as wide.
 */
export function rehypeBreaks() {
  return (tree: Root): void =>
    visit(tree, 'element', (node) => {
      if (node.tagName === 'pre') return SKIP;
      breakBeforeCode(node);
      if (node.tagName === 'code') keepWordsWhole(node);
      return undefined;
    });
}

function keepWordsWhole(code: Element): void {
  const [text] = code.children;
  if (code.children.length > 1 || text?.type !== 'text' || !TEARABLE.test(text.value)) return;
  code.children = text.value.split(/(?<=\s)|(?=\s)/).map((value): Element['children'][number] => {
    const word: Element['children'][number] = { type: 'text', value };
    return value.length <= WORD_LENGTH && TEARABLE.test(value)
      ? { type: 'element', tagName: 'span', properties: { dataWhole: '' }, children: [word] }
      : word;
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
