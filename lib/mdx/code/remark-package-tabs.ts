import type { Code, Root } from 'mdast';
import type { VFile } from 'vfile';
import { type MdxHost, reporterFor } from '../base/host';
import { attributeOf, isJsx, type JsxElement, jsxElement, textAttribute } from '../base/jsx';
import { literalOf } from '../base/literal';
import { replaceNodes } from '../base/visit';
import { commandFor, PACKAGE_MANAGERS } from './commands';

/** All tabs of package managers are one group: who chose pnpm once sees it everywhere. */
const GROUP_ID = 'package-manager';

/**
 * Remark plugin: `<PackageManagerTabs command="install x" />` becomes tabs with a code block each, so
 * that these are highlighted and copied like any other.
 */
export function remarkPackageTabs({ host }: { host: MdxHost }) {
  return (tree: Root, file: VFile): void => {
    const report = reporterFor(host, file);
    spreadPackageTabs(tree, (node) => {
      report(node, {
        problem: 'has <PackageManagerTabs> with a command that is not a string.',
        remedy: 'Write command="install x".',
      });
    });
  };
}

/** Replace every `<PackageManagerTabs>` by its code blocks; one without a command is reported and removed. */
export function spreadPackageTabs(tree: Root, onProblem: (node: JsxElement) => void): void {
  replaceNodes(tree, (node) => {
    if (!isJsx(node, 'PackageManagerTabs')) return undefined;
    const command = textAttribute(node, 'command')?.trim();
    if (!command) {
      onProblem(node);
      return [];
    }
    const { position } = node;
    const tabs = toolsFor(node).map((tool) => {
      const data = { tab: tool, wraps: true, file: node.data?.file };
      const value = commandFor(tool, command);
      const code: Code = { type: 'code', lang: 'bash', value, position, data };
      return jsxElement('Tab', { label: tool, value: tool }, node, [code]);
    });
    return [jsxElement('Tabs', { kind: 'packages', groupId: GROUP_ID }, node, tabs)];
  });
}

/** The tools that a command is shown for: all, and those that the author adds. */
function toolsFor(element: JsxElement): string[] {
  const extra = literalOf(attributeOf(element, 'additionalTabs'));
  return [...PACKAGE_MANAGERS, ...(Array.isArray(extra) ? extra.map(nameOf) : [])];
}

function nameOf(tab: { tool?: unknown } | null): string {
  return String(tab?.tool);
}
