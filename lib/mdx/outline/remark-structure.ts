import type { Nodes, Root, RootContent, Table } from 'mdast';
import type { VFile } from 'vfile';
import { type MdxHost, type ReportAt, reporterFor } from '../base/host';
import { attributeOf, isJsx, type JsxElement } from '../base/jsx';
import { literalOf } from '../base/literal';

/** Remark plugin: report components that lack what they need, such as tabs without a tab. */
export function remarkStructure({ host }: { host: MdxHost }) {
  return (tree: Root, file: VFile): void => checkInside(tree, undefined, reporterFor(host, file));
}

/** @param around The nearest element around the node. */
function checkInside(node: Nodes, around: JsxElement | undefined, report: ReportAt): void {
  if (isJsx(node)) checkElement(node, around, report);
  if (node.type === 'table') checkRows(node, report);
  checkKind(node, report);
  if (!('children' in node)) return;
  const inner = isJsx(node) ? node : around;
  for (const child of node.children) checkInside(child, inner, report);
}

/** What a row has in addition to its head is not shown. */
function checkRows({ children: [head, ...rows] }: Table, report: ReportAt): void {
  const wanted = head?.children.length;
  const remedy = 'Write `\\|` for a bar within a cell, also within code, and all cells, if empty.';
  for (const row of rows.filter(({ children }) => children.length !== wanted)) {
    const problem = `has a row with another number of cells (${row.children.length}) than its head (${wanted}).`;
    report(row, { problem, remedy });
  }
}

/** What GitHub has and pages do not: nothing names its controls, and the search would find its numbers. */
function checkKind(node: Nodes, report: ReportAt): void {
  if (node.type === 'footnoteReference') {
    report(node, { problem: 'has a footnote.', remedy: 'Put what it says into the text.' });
  }
  if (node.type === 'listItem' && typeof node.checked === 'boolean') {
    report(node, { problem: 'has a task.', remedy: 'Write an item without `[ ]`.' });
  }
}

function checkElement(element: JsxElement, around: JsxElement | undefined, report: ReportAt): void {
  const children = element.children as RootContent[];
  switch (element.name) {
    case 'Tabs':
      checkTabs(element, report);
      break;
    case 'Tab':
      if (around?.name === 'Tabs') break;
      report(element, {
        problem: 'has a <Tab> outside <Tabs>.',
        remedy: 'Put it between <Tabs> and </Tabs>.',
      });
      break;
    case 'Steps':
      if (children.some(isStepMark)) break;
      report(element, {
        problem: 'has steps without a step.',
        remedy: 'Write a heading or an item of a numbered list for each step.',
      });
      break;
    case 'FileTree':
      if (children.some(({ type }) => type === 'list')) break;
      report(element, {
        problem: 'has <FileTree> without a list.',
        remedy: 'Write the files as a list in it.',
      });
      break;
    default:
  }
}

function isStepMark(node: RootContent): boolean {
  return node.type === 'heading' || (node.type === 'list' && node.ordered === true);
}

function checkTabs(element: JsxElement, report: ReportAt): void {
  const tabs = (element.children as RootContent[]).filter((child) => isJsx(child, 'Tab'));
  if (tabs.length === 0) {
    const problem = 'has <Tabs> without a <Tab>.';
    report(element, { problem, remedy: 'Write <Tab label="…"> in it.' });
  }
  const values = new Set<unknown>();
  for (const tab of tabs) {
    if (!attributeOf(tab, 'label')) {
      report(tab, { problem: 'has a <Tab> without a label.', remedy: 'Write <Tab label="…">.' });
    }
    const value = literalOf(attributeOf(tab, 'value') ?? attributeOf(tab, 'label'));
    if (value !== undefined && values.has(value)) {
      const problem = `has the tab “${value}” twice.`;
      report(tab, { problem, remedy: 'Give it another label or value.' });
    }
    values.add(value);
  }
}
