import type { Blockquote, Root } from 'mdast';
import { jsxElement } from '../components/jsx';
import { replaceNodes } from '../visit';

/** The five of GitHub, and what Rspress adds. */
const MARK = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION|INFO|DANGER|DETAILS)\][ \t]*(?:\n|$)/;

/** Remark plugin: `> [!TIP]`, the alert of GitHub, becomes `<Callout type="tip">`. */
export function remarkAlerts() {
  return (tree: Root): void => {
    replaceNodes(tree, (node) => {
      const type = node.type === 'blockquote' ? takeMark(node) : undefined;
      if (node.type !== 'blockquote' || type === undefined) return undefined;
      return type === 'details'
        ? [jsxElement('Details', {}, node, node.children)]
        : [jsxElement('Callout', { type }, node, node.children)];
    });
  };
}

/** Cut `[!TIP]` off the first line and return `tip`. */
function takeMark({ children }: Blockquote): string | undefined {
  const [paragraph] = children;
  if (paragraph?.type !== 'paragraph') return undefined;
  const [text] = paragraph.children;
  if (text?.type !== 'text') return undefined;
  const type = MARK.exec(text.value)?.[1]?.toLowerCase();
  if (type === undefined) return undefined;
  text.value = text.value.replace(MARK, '');
  if (text.value === '') paragraph.children.shift();
  if (paragraph.children[0]?.type === 'break') paragraph.children.shift();
  if (paragraph.children.length === 0) children.shift();
  return type;
}
