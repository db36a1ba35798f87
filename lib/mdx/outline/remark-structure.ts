import type { Nodes, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { attributeMistakes } from '../components/component-attributes';
import { attributeOf, isJsx, type JsxElement, setAttribute } from '../components/jsx';
import { literalOf } from '../components/literal';
import type { MdxHost } from '../host';

type ReportAt = (node: Nodes, problem: string, remedy: string) => void;

/**
 * Remark plugin: report components that lack what they need, such as tabs without a tab, and number
 * the groups of tabs from 1, because each needs ids of its own.
 */
export function remarkStructure({ host }: { host: MdxHost }) {
  return (tree: Root, file: VFile): void => {
    const report: ReportAt = (node, problem, remedy) => {
      const place = { file: node.data?.file ?? file.path, line: node.position?.start.line };
      host.report({ ...place, problem, remedy });
    };
    checkInside(tree, undefined, { report, groups: 0 });
  };
}

interface Check {
  report: ReportAt;
  /** How many groups of tabs there are so far. */
  groups: number;
}

/** @param around The nearest element around the node. */
function checkInside(node: Nodes, around: JsxElement | undefined, check: Check): void {
  let inner = around;
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    checkElement(node, around, check);
    inner = node;
  }
  if (!('children' in node)) return;
  for (const child of node.children) checkInside(child, inner, check);
}

function checkElement(element: JsxElement, around: JsxElement | undefined, check: Check): void {
  const children = element.children as RootContent[];
  for (const { problem, remedy } of attributeMistakes(element)) {
    check.report(element, problem, remedy);
  }
  switch (element.name) {
    case 'Tabs':
      check.groups += 1;
      setAttribute(element, 'ordinal', String(check.groups));
      checkTabs(element, check.report);
      break;
    case 'Tab':
      if (around?.name === 'Tabs') break;
      check.report(element, 'has a <Tab> outside <Tabs>.', 'Put it between <Tabs> and </Tabs>.');
      break;
    case 'Steps':
      if (children.some(isStepMark)) break;
      check.report(
        element,
        'has steps without a step.',
        'Write a heading or an item of a numbered list for each step.',
      );
      break;
    case 'FileTree':
      if (children.some(({ type }) => type === 'list')) break;
      check.report(element, 'has <FileTree> without a list.', 'Write the files as a list in it.');
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
    report(element, 'has <Tabs> without a <Tab>.', 'Write <Tab label="…"> in it.');
  }
  const hasLabels = attributeOf(element, 'values') !== undefined;
  const values = new Set<unknown>();
  for (const tab of tabs) {
    if (!hasLabels && !attributeOf(tab, 'label')) {
      report(tab, 'has a <Tab> without a label.', 'Write <Tab label="…">.');
    }
    const value = literalOf(attributeOf(tab, 'value') ?? attributeOf(tab, 'label'));
    if (value !== undefined && values.has(value)) {
      report(tab, `has the tab “${value}” twice.`, 'Give it another label or value.');
    }
    values.add(value);
  }
  const wanted = literalOf(attributeOf(element, 'defaultValue'));
  if (typeof wanted === 'string' && !hasLabels && !values.has(wanted)) {
    const names = [...values].filter(Boolean).join(', ');
    report(element, `has no tab “${wanted}” to begin with.`, `Use one of ${names}.`);
  }
}
