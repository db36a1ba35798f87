import type { Element, Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { dataProperty } from '../data-names';
import { SKIP, visit } from './base/visit';

const WIDE_PUNCTUATION = /[、，；：。]$/;
const QUOTE = /^['"]/;

/** What Chinese never writes at the beginning of a line. */
const MARKS = /^[、，；：。！？）」』”’]+/;

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
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (node.tagName === 'pre') return SKIP;
      breakBeforeCode(node);
      if (node.tagName === 'code') keepOptionsWhole(node);
      else keepUnits(node);
      return undefined;
    });
    visit(tree, 'element', keepMarks);
  };
}

/** Browsers may break a line beside a whole name, even before a mark, which becomes part of it. */
function keepMarks({ children, properties }: Element): void {
  // One that has its mark.
  if (dataProperty('whole') in properties) return;
  for (const [index, child] of children.entries()) {
    const next = children[index + 1];
    if (next?.type !== 'text' || !isWhole(child)) continue;
    const [mark] = MARKS.exec(next.value) ?? [];
    if (mark === undefined) continue;
    next.value = next.value.slice(mark.length);
    children[index] = wholeSpan([child, { type: 'text', value: mark }]);
  }
}

/** A whole name, or a link of nothing else. */
function isWhole(node: Element['children'][number]): boolean {
  if (node.type !== 'element') return false;
  const [only, ...others] = node.children;
  const isName = node.tagName === 'code' && dataProperty('whole') in node.properties;
  return isName || (only !== undefined && others.length === 0 && isWhole(only));
}

function wholeSpan(children: Element['children']): Element {
  const properties = { [dataProperty('whole')]: '' };
  return { type: 'element', tagName: 'span', properties, children };
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
    return [wholeSpan([part])];
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
