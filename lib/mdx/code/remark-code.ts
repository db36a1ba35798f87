import type { Root } from 'mdast';
import { jsxElement } from '../base/jsx';
import { replaceNodes, visit } from '../base/visit';
import { codeHtml } from './code-html';
import { languageName, loadHighlight } from './highlight';

declare module 'unist' {
  interface Data {
    /** Of a code block: its language as written. */
    lang?: string;
    /** Of a code block: its text. */
    code?: string;
  }
}

/**
 * Remark plugin: every block that remarkFences has read becomes one `<CodeBlock>` that holds its highlighted code as a
 * string of HTML. An element per token would take React several times as long.
 */
export function remarkCode() {
  return async (tree: Root): Promise<void> => {
    const langs: string[] = [];
    visit(tree, 'code', ({ data }) => void langs.push(data?.fence?.lang ?? ''));
    const highlight = await loadHighlight(langs);
    let ordinal = 0;
    replaceNodes(tree, (node) => {
      if (node.type !== 'code' || !node.data?.fence) return undefined;
      const { fence, tab, wraps } = node.data;
      const { lang, meta, marked } = fence;
      ordinal += 1;
      // The props of components/mdx/CodeBlock.tsx.
      const block = jsxElement(
        'CodeBlock',
        {
          ordinal: String(ordinal),
          language: languageName(lang),
          // Outside a group a label is a title like any other.
          title: tab === undefined ? (meta.title ?? meta.label) : undefined,
          tab: tab === undefined ? undefined : (meta.title ?? tab),
          wraps: wraps ? null : undefined,
          html: codeHtml(node.value, highlight(node.value, lang), marked),
        },
        node,
        [],
      );
      return [{ ...block, data: { ...block.data, lang, code: node.value } }];
    });
  };
}
