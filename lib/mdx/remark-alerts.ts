import type { Blockquote, Root } from 'mdast';
import { visit } from 'unist-util-visit';

const MARK = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/;

/** Remark plugin: `> [!TIP]`, the alert of GitHub, becomes `<Callout kind="tip">`. */
export function remarkAlerts() {
  return (tree: Root): void => {
    visit(tree, 'blockquote', (node, index, parent) => {
      const kind = takeMark(node);
      if (kind === undefined || !parent || index === undefined) return;
      parent.children[index] = {
        type: 'mdxJsxFlowElement',
        name: 'Callout',
        attributes: [{ type: 'mdxJsxAttribute', name: 'kind', value: kind }],
        children: node.children,
        position: node.position,
      };
    });
  };
}

/** Cut `[!TIP]` off the first line and return `tip`. */
function takeMark({ children }: Blockquote): string | undefined {
  const [paragraph] = children;
  if (paragraph?.type !== 'paragraph') return undefined;
  const [text] = paragraph.children;
  if (text?.type !== 'text') return undefined;
  const kind = MARK.exec(text.value)?.[1]?.toLowerCase();
  if (kind === undefined) return undefined;
  text.value = text.value.replace(MARK, '');
  if (text.value === '') paragraph.children.shift();
  if (paragraph.children[0]?.type === 'break') paragraph.children.shift();
  if (paragraph.children.length === 0) children.shift();
  return kind;
}
