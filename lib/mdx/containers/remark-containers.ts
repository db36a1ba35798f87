import type { Code, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { CALLOUT_TYPES } from '../../component-table';
import { didYouMean } from '../../problem/did-you-mean';
import { type MdxHost, type ReportAt, reporterFor } from '../base/host';
import { jsxElement } from '../base/jsx';
import { replaceNodes } from '../base/visit';
import { parseFenceMeta, splitLanguage } from '../code/fence-meta';
import type { Container } from './container-syntax';

const CONTAINERS = [...CALLOUT_TYPES, 'details', 'code-group'];

/** Remark plugin: containers become components, and colons that do not form one are reported. */
export function remarkContainers({ host }: { host: MdxHost }) {
  return (tree: Root, file: VFile): void => {
    const report = reporterFor(host, file);
    replaceNodes(tree, (node) => {
      if (node.type === 'container') return [componentFor(node, report)];
      if (node.type !== 'containerMark') return undefined;
      reportMark(node, node.value, report);
      return [];
    });
  };
}

function reportMark(node: RootContent, value: string, report: ReportAt): void {
  const line = value.trim();
  if (/^:+$/.test(line)) {
    const problem = 'closes a container with `:::` where none is open.';
    report(node, { problem, remedy: 'Remove the line, or open a container above it: `:::tip`.' });
  } else {
    const remedy =
      'Close it with `:::` on its own line, indented like this one, or write \\::: for the characters.';
    report(node, { problem: `opens the container \`${line}\`, which is not closed.`, remedy });
  }
}

function componentFor(container: Container, report: ReportAt): RootContent {
  const { name, rest, children } = container;
  const title = rest || undefined;
  if (CALLOUT_TYPES.some((type) => type === name)) {
    return jsxElement('Callout', { type: name, title }, container, children);
  }
  if (name === 'details') return jsxElement('Details', { title }, container, children);
  if (name === 'code-group') return codeGroup(container, report);
  const remedy = didYouMean(name, CONTAINERS, {
    otherwise: `Use one of ${CONTAINERS.map((kind) => `:::${kind}`).join(', ')}.`,
    write: (kind) => `:::${kind}`,
  });
  const problem = `uses the container :::${name}, which does not exist.`;
  report(container, { problem, remedy });
  return jsxElement('Callout', { type: 'note', title }, container, children);
}

/** Code blocks as tabs, each labeled by its `[label]` or title. */
function codeGroup(container: Container, report: ReportAt): RootContent {
  const tabs = container.children.flatMap((child) => {
    const label = child.type === 'code' ? labelOf(child) : undefined;
    if (label === undefined) {
      const problem = 'has something other than labeled code blocks in :::code-group.';
      report(child, { problem, remedy: 'Give every code block a label: ```js [a.js].' });
      return [];
    }
    child.data = { ...child.data, tab: label };
    return [jsxElement('Tab', { label }, child, [child])];
  });
  return jsxElement('Tabs', { kind: 'code' }, container, tabs);
}

/** What the tab of a block is called. */
function labelOf({ lang, meta: words }: Code): string | undefined {
  const { rest } = splitLanguage(lang);
  const { meta } = parseFenceMeta(`${rest} ${words ?? ''}`);
  return meta.label ?? meta.title;
}
