import type { List, ListItem, Paragraph, PhrasingContent, Root, RootContent, Table } from 'mdast';
import type { VFile } from 'vfile';
import { dataProperty } from '../data-names';
import { type MdxHost, type ReportAt, reporterFor } from './base/host';
import { isJsx, type JsxElement, setAttribute, textAttribute } from './base/jsx';
import { replaceNodes } from './base/visit';
import { elementOf, rawNode } from './images/report-picture';
import { parseMarkdown } from './syntax';

/** `: 9.9 s`, behind the name of a bar. */
const VALUE = /\s*[:：]\s*(([\d.,]+)\s?(\S*))$/;

/** What the numbers of a unit are multiplied by. */
const UNITS: Readonly<Record<string, number>> = { kB: 1e3, KB: 1e3, MB: 1e6, s: 1e3 };

/** A change by 1 or more of a size or a time, of which less is better. */
const CHANGE = /^([+−-])[1-9]/;

/**
 * Remark plugin: `<Figure title="…">` becomes a figure that is drawn from what it contains, so a number in it cannot differ from
 * its drawing.
 *
 * - An item of a list becomes a bar as long as the number at its end. In a numbered list each bar begins where the one above
 *   ends, and the items of an inner list are at the end of the bar around them. A bold name stands out.
 * - Changes in a table get colors.
 * - A block of Markdown is shown as its readers see it.
 * - A paragraph at the end is the caption.
 *
 * `<BundleMap data="harbor" />` gets its drawing.
 */
export function remarkFigures({ host }: { host: MdxHost }) {
  return (tree: Root, file: VFile): void => {
    const report = reporterFor(host, file);
    replaceNodes(tree, (node) => {
      if (isJsx(node, 'BundleMap')) drawMap(node, host, report);
      return isJsx(node, 'Figure') ? [figureOf(node, report)] : undefined;
    });
  };
}

function figureOf(element: JsxElement, report: ReportAt): Paragraph {
  const title = textAttribute(element, 'title') ?? '';
  const children = (element.children as RootContent[]).map((child, index, all): RootContent => {
    if (child.type === 'paragraph' && index === all.length - 1) {
      return { ...child, data: { hName: 'figcaption' } };
    }
    if (child.type === 'list') drawBars(child, report);
    if (child.type === 'table') colorChanges(child);
    return child.type === 'code' && child.lang === 'md' ? shownOf(child.value) : child;
  });
  const head: Paragraph = { type: 'paragraph', children: [{ type: 'text', value: title }] };
  return {
    type: 'paragraph',
    children: [head, ...children] as never[],
    position: element.position,
    data: { hName: 'figure', hProperties: { className: ['drawn'] } },
  };
}

function drawMap(element: JsxElement, host: MdxHost, report: ReportAt): void {
  const name = textAttribute(element, 'data') ?? '';
  const svg = host.findMap(name);
  setAttribute(element, 'svg', svg);
  if (svg !== undefined) return;
  const problem = `shows the map ${name}, but content/maps/${name}.svg is not one.`;
  report(element, { problem, remedy: 'Run `npm run figures -- map`.' });
}

/** Markdown that a tool has written, such as a comment. */
function shownOf(markdown: string): RootContent {
  const { children } = parseMarkdown(markdown, 'md');
  const data = { hName: 'div', hProperties: { className: ['drawn-text'] } };
  return { type: 'blockquote', children: children as never[], data };
}

function colorChanges({ children: [, ...rows] }: Table): void {
  for (const cell of rows.flatMap((row) => row.children)) {
    const [text] = cell.children;
    const [, sign] = (text?.type === 'text' && CHANGE.exec(text.value)) || [];
    if (sign === undefined) continue;
    cell.data = { hProperties: { [dataProperty('tone')]: sign === '+' ? 'bad' : 'good' } };
  }
}

interface Bar {
  item: ListItem;
  value: string;
  /** Where it begins and ends, in the smallest unit. */
  from: number;
  to: number;
}

function drawBars(list: List, report: ReportAt): void {
  const bars = barsOf(list, report);
  const whole = endOf(bars) || 1;
  for (const bar of bars) drawBar(bar, whole);
}

function endOf(bars: readonly Bar[]): number {
  return Math.max(0, ...bars.map(({ to }) => to));
}

function barsOf(list: List, report: ReportAt): Bar[] {
  let from = 0;
  list.spread = false;
  list.data = { hProperties: { className: ['drawn-bars'] } };
  return list.children.flatMap((item) => {
    const found = takeValue(item);
    if (!found) {
      const problem = 'has an item without a number in a <Figure>.';
      report(item, { problem, remedy: 'End it with a colon and a number: `- Compile: 9.9 s`.' });
      return [];
    }
    const bar = { item, value: found.value, from, to: from + found.size };
    const inner = item.children.flatMap((child) =>
      child.type === 'list' ? barsOf(child, report) : [],
    );
    const shift = bar.to - endOf(inner);
    if (list.ordered) from = bar.to;
    return [bar, ...inner.map((it) => ({ ...it, from: it.from + shift, to: it.to + shift }))];
  });
}

/** Takes the number from the end of an item, as written and as a size. */
function takeValue({ children: [line] }: ListItem): { value: string; size: number } | undefined {
  const text = line?.type === 'paragraph' ? line.children.at(-1) : undefined;
  if (text?.type !== 'text') return undefined;
  const [whole = '', value, number = '', unit = ''] = VALUE.exec(text.value) ?? [];
  if (value === undefined) return undefined;
  text.value = text.value.slice(0, -whole.length);
  return { value, size: Number(number.replaceAll(',', '')) * (UNITS[unit] ?? 1) };
}

/** The name, the number, and the bar on a track as long as the longest. */
function drawBar({ item, value, from, to }: Bar, whole: number): void {
  const [line] = item.children;
  if (line?.type !== 'paragraph') return;
  const percent = (length: number) => `${Math.round((length / whole) * 1000) / 10}%`;
  const track = elementOf('rect', { width: '100%', height: '100%', rx: 3 });
  const size = { x: percent(from), width: percent(to - from) };
  const bar = elementOf('rect', { ...size, height: '100%', rx: 3 });
  const name: PhrasingContent = {
    type: 'emphasis',
    children: line.children,
    data: { hName: 'span' },
  };
  const number: PhrasingContent = { type: 'strong', children: [{ type: 'text', value }] };
  const isMarked = line.children[0]?.type === 'strong';
  item.spread = false;
  item.data = isMarked ? { hProperties: { [dataProperty('tone')]: 'bad' } } : {};
  const drawn = rawNode(elementOf('svg', { ariaHidden: 'true' }, [track, bar]));
  line.children = [name, { type: 'text', value: ' ' }, number, drawn];
}
