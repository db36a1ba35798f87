import type { Blockquote, PhrasingContent, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { VFile } from 'vfile';
import { CALLOUT_TYPES } from '../../component-table';
import { didYouMean } from '../../problem/did-you-mean';
import { quoted } from '../../search/marked-text';
import { type MdxHost, reporterFor } from '../base/host';
import { jsxElement } from '../base/jsx';
import { replaceNodes } from '../base/visit';

/** `[!TIP]` and the white space behind it. */
const MARK = /^\[!([\w-]+)\][ \t]*/;
const KINDS: readonly string[] = CALLOUT_TYPES;

/** Remark plugin: `> [!TIP] Title`, the alert of GitHub with the title of VitePress, becomes `<Callout type="tip">`. */
export function remarkAlerts({ host }: { host: MdxHost }) {
  return (tree: Root, file: VFile): void => {
    const report = reporterFor(host, file);
    replaceNodes(tree, (node) => {
      const mark = node.type === 'blockquote' ? markOf(node) : undefined;
      if (node.type !== 'blockquote' || mark === undefined) return undefined;
      const kind = mark.toLowerCase();
      if (!KINDS.includes(kind)) {
        const names = KINDS.map((name) => name.toUpperCase());
        report(node, {
          isWarning: true,
          problem: `has a quotation that begins with [!${mark}], which is not an alert; it is shown as a quotation.`,
          remedy: didYouMean(mark.toUpperCase(), names, {
            otherwise: `Write one of ${names.map((name) => `[!${name}]`).join(', ')}, or begin with another text.`,
            write: (near) => `[!${near}]`,
          }),
        });
        return undefined;
      }
      const title = takeFirstLine(node);
      return [jsxElement('Callout', { type: kind, title }, node, node.children)];
    });
  };
}

function markOf({ children: [paragraph] }: Blockquote): string | undefined {
  if (paragraph?.type !== 'paragraph') return undefined;
  const [text] = paragraph.children;
  return text?.type === 'text' ? MARK.exec(text.value)?.[1] : undefined;
}

/** Cut the first line off and return what stands behind the mark, if anything. */
function takeFirstLine({ children }: Blockquote): string | undefined {
  const [paragraph] = children;
  if (paragraph?.type !== 'paragraph') return undefined;
  let line = '';
  for (let node = paragraph.children.shift(); node; node = paragraph.children.shift()) {
    if (node.type === 'break') break;
    const end = node.type === 'text' ? node.value.indexOf('\n') : -1;
    if (node.type === 'text' && end !== -1) {
      line += node.value.slice(0, end);
      paragraph.children.unshift({ ...node, value: node.value.slice(end + 1) });
      break;
    }
    line += titleText(node);
  }
  if (paragraph.children.length === 0) children.shift();
  return line.replace(MARK, '').trim() || undefined;
}

/** As titles are written: code between backticks, other marks left out. */
function titleText(node: PhrasingContent): string {
  return node.type === 'inlineCode' ? quoted(node.value) : textOf(node);
}
