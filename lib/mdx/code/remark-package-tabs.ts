import type { Code, Root } from 'mdast';
import type { VFile } from 'vfile';
import { type MdxHost, reporterFor } from '../base/host';
import { attributeOf, isJsx, type JsxElement, jsxElement } from '../base/jsx';
import { literalOf } from '../base/literal';
import { replaceNodes } from '../base/visit';
import { type CommandForm, commandFor, PACKAGE_MANAGERS } from './commands';

/** All tabs of package managers are one group: who chose pnpm once sees it everywhere. */
const GROUP_ID = 'package-manager';

interface ToolCommand {
  tool: string;
  command: string;
}

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
        remedy: 'Write command="install x", or command={{ npm: "npm install x", … }}.',
      });
    });
  };
}

/** Replace every `<PackageManagerTabs>` by its code blocks; one without a command is reported and removed. */
export function spreadPackageTabs(tree: Root, onProblem: (node: JsxElement) => void): void {
  replaceNodes(tree, (node) => {
    if (!isJsx(node, 'PackageManagerTabs')) return undefined;
    const commands = commandsIn(node);
    if (!commands) {
      onProblem(node);
      return [];
    }
    const { position } = node;
    const tabs = commands.map(({ tool, command: value }) => {
      const data = { tab: tool, wraps: true, file: node.data?.file };
      const code: Code = { type: 'code', lang: 'bash', value, position, data };
      return jsxElement('Tab', { label: tool, value: tool }, node, [code]);
    });
    return [jsxElement('Tabs', { kind: 'packages', groupId: GROUP_ID }, node, tabs)];
  });
}

/** The command of each tool; undefined where a command is missing or no text. */
function commandsIn(element: JsxElement): ToolCommand[] | undefined {
  const command = literalOf(attributeOf(element, 'command'));
  const extra = literalOf(attributeOf(element, 'additionalTabs'));
  const tools = [...PACKAGE_MANAGERS, ...(Array.isArray(extra) ? extra.map(toolOf) : [])];
  if (typeof command === 'string' && command.trim() !== '') {
    return tools.map((tool) => ({ tool, command: commandFor(tool, command, formOf(element)) }));
  }
  if (typeof command !== 'object' || command === null) return undefined;
  const entries = Object.entries(command);
  if (entries.length === 0 || entries.some(([, text]) => typeof text !== 'string'))
    return undefined;
  return entries.map(([tool, text]) => ({ tool, command: String(text) }));
}

function toolOf(tab: unknown): string {
  const { tool } = (tab ?? {}) as { tool?: unknown };
  return typeof tool === 'string' ? tool : String(tab);
}

function formOf(element: JsxElement): CommandForm {
  if (literalOf(attributeOf(element, 'dlx')) === true) return 'dlx';
  return literalOf(attributeOf(element, 'exec')) === true ? 'exec' : 'plain';
}
