import type { Element, Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { dataProperty } from '../data-names';
import { AFTER_DOT } from '../name-parts';
import { visit } from './base/visit';
import { WIDE } from './chinese';

/** A number with or without a unit, and what stands for none. */
const NUMBER = /^(?:[-+−~≈<>]?\s?\d[\d,]*(?:\.\d+)?\s?(?:%|[kKMG]?i?B|[mµn]?s|bytes)?|—|–|-)$/;

/** Characters as wide as two Latin ones. */
const WIDE_CHARACTER = new RegExp(`[${WIDE}]`, 'gu');

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A longer name may break wherever it can. */
const NAME_LENGTH = 32;

/** A text of more characters wants several words per line, one of still more wants long lines. */
const TEXT_LENGTH = 16;
const SENTENCE_LENGTH = 48;

/** A row of more has several lines in each of its columns on a phone. */
const ROW_LENGTH = 70;

/**
 * Rehype plugin: number the tables of a page from 1, because each is a region that needs a name of its own, and
 * tell the styles what the cells need, because an author writes no widths: `data-align`, and `data-cell` with
 * one of
 *
 * - `name`: code alone or a date, which breaks after the dots of an option but not at a hyphen;
 * - `text` and `sentence`: a text of some words or of many, which must not become a column of single words.
 *
 * A table of three columns or more with a long row has no room on a phone, where its rows become cards: `data-cards`, and
 * `data-label` of a cell, the head of its column. Rows of numbers are shorter.
 *
 * A column of texts before several others is what is looked up: `data-lookup` of the table. Columns of numbers are aligned at
 * their ends.
 */
export function rehypeTables() {
  return (tree: Root): void => {
    let ordinal = 0;
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'table') return;
      ordinal += 1;
      node.properties['ordinal'] = ordinal;
      alignNumbers(node);
      visit(node, 'element', describeCell);
      node.properties[dataProperty('lookup')] = isLookup(node) || undefined;
      labelCells(node);
      visit(node, 'element', breakAfterDots);
    });
  };
}

/** Has it a column of texts before several others? */
function isLookup(table: Element): boolean {
  const rows = rowsOf(table);
  const texts = rows.map(([cell]) => cell?.tagName === 'td' && kindOf(cell));
  return rows.some(({ length }) => length > 3) && texts.some((kind) => kind && kind !== 'name');
}

/** Name the columns in the cells, if the rows become cards. The first cell is the title of its card. */
function labelCells(table: Element): void {
  const [head = [], ...rows] = rowsOf(table);
  const isLong = rows.some(
    (row) => row.reduce((sum, cell) => sum + lengthOf(cell), 0) > ROW_LENGTH,
  );
  if (head.length < 3 || !isLong) return;
  table.properties[dataProperty('cards')] = true;
  for (const row of rows) {
    for (const [column, cell] of row.entries())
      if (column > 0) cell.properties[dataProperty('label')] = textOf(head[column]);
  }
}

function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = [];
  visit(table, 'element', (row) => {
    if (row.tagName !== 'tr') return;
    rows.push(row.children.filter((cell) => cell.type === 'element'));
  });
  return rows;
}

/** A column whose cells are all numbers, unless its author has aligned it. */
function alignNumbers(table: Element): void {
  const rows = rowsOf(table);
  for (const column of rows[0]?.keys() ?? []) {
    const [head, ...cells] = rows.map((row) => row[column]);
    const texts = cells.map((cell) => (cell ? textOf(cell).trim() : ''));
    const isNumbers =
      texts.every((text) => NUMBER.test(text)) && texts.some((text) => /\d/.test(text));
    if (!isNumbers || head?.properties['align'] !== undefined) continue;
    for (const cell of [head, ...cells]) if (cell) cell.properties['align'] = 'right';
  }
}

function describeCell(node: Element): void {
  const { tagName, properties } = node;
  if (tagName !== 'td' && tagName !== 'th') return;
  // HTML has given up `align`.
  properties[dataProperty('align')] = properties['align'];
  delete properties['align'];
  properties[dataProperty('cell')] = kindOf(node);
}

function kindOf(cell: Element): 'name' | 'text' | 'sentence' | undefined {
  if (isName(cell) || DATE.test(textOf(cell))) return 'name';
  const length = lengthOf(cell);
  if (length > SENTENCE_LENGTH) return 'sentence';
  return length > TEXT_LENGTH ? 'text' : undefined;
}

function lengthOf(cell: Element): number {
  const text = textOf(cell);
  return text.length + (text.match(WIDE_CHARACTER)?.length ?? 0);
}

/** Does it hold one short word of code and nothing else, except for a link around it? */
function isName({ children: [child, ...others] }: Element): boolean {
  if (child?.type !== 'element' || others.length > 0) return false;
  if (child.tagName === 'a') return isName(child);
  const text = textOf(child);
  return child.tagName === 'code' && text.length <= NAME_LENGTH && !/\s/.test(text);
}

function breakAfterDots(node: Element): void {
  const [text] = node.children;
  if (node.tagName !== 'code' || node.children.length > 1 || text?.type !== 'text') return;
  const [first = '', ...rest] = text.value.split(AFTER_DOT);
  node.children = [
    { type: 'text', value: first },
    ...rest.flatMap((value): Element['children'] => [
      { type: 'element', tagName: 'wbr', properties: {}, children: [] },
      { type: 'text', value },
    ]),
  ];
}
