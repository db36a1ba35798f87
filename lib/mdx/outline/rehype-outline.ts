import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import type { VFile } from 'vfile';
import { propsOf } from '../../component-table';
import type { TocEntry } from '../../model';
import { quoted } from '../../search/marked-text';
import { type MdxHost, type ReportAt, reporterFor } from '../base/host';
import { isJsx, type JsxElement, textAttribute } from '../base/jsx';
import { visit } from '../base/visit';
import { newInCode } from '../code/new-code';
import { HEADING, type Landmark, landmarksOf } from './landmarks';

/** What a page says about itself once its ids are fixed. */
export interface Outline {
  toc: TocEntry[];
  /** Every id on the page that a link may lead to, once. */
  ids: string[];
  /** The first h1. */
  title: string | undefined;
  /** The page as plain text, one block a line, code between backticks. `charIndex` counts in it. */
  text: string;
  /** The code and the names of columns in `text`, which the search reads in fewer words, in order and apart. */
  unsearched: UnsearchedPart[];
  /**
   * What a page has in common in every language: headings of the outline and images, in order. Undefined if an error hides
   * a part of the page, so that neither these nor its ids and its title are known.
   */
  landmarks: Landmark[] | undefined;
}

/** A part of a text that the search reads in fewer words. */
export interface UnsearchedPart {
  start: number;
  end: number;
  /** What is new in it. */
  instead: string;
}

/** Elements on their own lines. An element that contains one of them is not a line of text itself. */
const BLOCKS = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li blockquote table thead tbody tr td th div section details dl dt dd figure'.split(
    ' ',
  ),
);

/**
 * Rehype plugin: collect headings, ids and plain text in `file.data.outline`, and report repeated ids
 * and titles after the first. It runs after rehype-slug, so an id in the outline is always an id
 * in the page.
 */
export function rehypeOutline({ host }: { host: MdxHost }) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'element', (node) => {
      const { dataFile } = node.properties;
      if (typeof dataFile === 'string')
        Object.assign(node, { data: { ...node.data, file: dataFile } });
      delete node.properties['dataFile'];
    });
    const outline: Outline = {
      toc: [],
      ids: [],
      title: undefined,
      text: '',
      unsearched: [],
      landmarks: file.data.isIncomplete ? undefined : landmarksOf(tree, file),
    };
    const report = reporterFor(host, file);
    collectIds(tree, outline, report);
    collectText(tree.children, outline, report);
    checkLevels(tree, report);
    file.data.outline = outline;
  };
}

function collectIds(tree: Root, outline: Outline, report: ReportAt): void {
  visit(tree, 'element', (node) => {
    const { id } = node.properties;
    if (typeof id !== 'string') return;
    const problem =
      id === ''
        ? 'has a heading without text for an id.'
        : /^_[^_]/.test(id)
          ? `has the id “${id}”, which is for the frame of the page.`
          : outline.ids.includes(id) && `has the id “${id}” twice.`;
    if (!problem) {
      outline.ids.push(id);
      return;
    }
    report(node, {
      problem,
      remedy: 'Give the heading an id of its own: `## Title {#other-id}`.',
    });
  });
}

function collectText(
  nodes: readonly (RootContent | ElementContent)[],
  outline: Outline,
  report: ReportAt,
): void {
  for (const node of nodes) {
    if (isJsx(node, 'CodeBlock')) {
      noteCode(node, outline);
      continue;
    }
    if (node.type === 'element' && node.tagName === 'thead') {
      noteColumns(node, outline, report);
      continue;
    }
    if ('children' in node && node.children.some(isBlock)) {
      outline.text += shownTexts(node)
        .map((text) => `${text}\n`)
        .join('');
      collectText(node.children, outline, report);
      continue;
    }
    // Controls are not text.
    if (node.type === 'element' && node.tagName === 'button') continue;
    const isHeading = node.type === 'element' && HEADING.test(node.tagName);
    const text = (isHeading ? textOf(node) : writtenText(node)).trim();
    if (text === '') continue;
    if (isHeading) noteHeading(node, text, outline, report);
    outline.text += `${text}\n`;
  }
}

/** As readers see it, with code between backticks; each text in the props of a block has its own line. */
function writtenText(node: RootContent | ElementContent): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  if (node.type === 'element' && node.tagName === 'code') return quoted(textOf(node));
  const text = node.children.map(writtenText).join('');
  return [...shownTexts(node), text].join(node.type === 'mdxJsxFlowElement' ? '\n' : '');
}

/** The texts in the props of a component that readers see. */
function shownTexts(node: RootContent | ElementContent): string[] {
  if (!isJsx(node)) return [];
  return Object.entries(propsOf(node.name) ?? {}).flatMap(([name, { isShown }]) => {
    const text = isShown ? textAttribute(node, name)?.trim() : undefined;
    return text ? [text] : [];
  });
}

function isBlock(node: RootContent): boolean {
  return node.type === 'mdxJsxFlowElement' || (node.type === 'element' && BLOCKS.has(node.tagName));
}

function noteCode(block: JsxElement, outline: Outline): void {
  const text = block.data?.code?.trim() ?? '';
  if (text === '') return;
  const start = outline.text.length;
  const section = outline.text.slice(outline.toc.at(-1)?.charIndex ?? 0);
  const instead = newInCode(text, section, block.data?.lang ?? 'text')
    .split('\n')
    .map(quoted)
    .join('\n');
  // Nothing takes no line either.
  const end = start + text.length + (instead === '' ? 1 : 0);
  outline.unsearched.push({ start, end, instead });
  outline.text += `${text}\n`;
}

/** What a column is called says nothing by itself, and would be how the text of a section begins. */
function noteColumns(head: Element, outline: Outline, report: ReportAt): void {
  const start = outline.text.length;
  collectText(head.children, outline, report);
  outline.unsearched.push({ start, end: outline.text.length, instead: '' });
}

function noteHeading(node: Element, text: string, outline: Outline, report: ReportAt): void {
  const depth = Number(HEADING.exec(node.tagName)?.[1]);
  const { id } = node.properties;
  if (depth === 1) {
    if (outline.title !== undefined) {
      const problem = `has a second h1, “${text}”.`;
      const remedy = 'Write `##`; a page has one title.';
      report(node, { problem, remedy });
    }
    outline.title ??= text;
  }
  if (depth !== 2 && depth !== 3 && depth !== 4) return;
  if (typeof id !== 'string') {
    throw new Error(`The heading “${text}” has no id. List rehype-slug before rehype-outline.`);
  }
  // A repeated id is an error, and one of a list of links for React.
  if (outline.toc.some((entry) => entry.id === id)) return;
  outline.toc.push({ text, id, depth, charIndex: outline.text.length });
}

/** Report headings that skip a level, those below the outline included. */
function checkLevels(tree: Root, report: ReportAt): void {
  let above = 1;
  visit(tree, 'element', (node) => {
    const depth = Number(HEADING.exec(node.tagName)?.[1] ?? 1);
    if (depth === 1) return;
    if (depth > above + 1) {
      const [own, wanted] = [depth, above + 1].map((count) => '#'.repeat(count));
      const problem = `has “${own} ${textOf(node).trim()}” below a heading of ${above} #, which skips a level.`;
      report(node, { problem, remedy: `Write \`${wanted}\`.` });
    }
    above = depth;
  });
}
