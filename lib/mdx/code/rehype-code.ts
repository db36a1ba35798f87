import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { visit } from '../visit';
import { encodeLines } from './code-marks';
import { type Highlight, languageName, loadHighlight } from './highlight';
import type { Fence } from './remark-fences';

interface Block {
  pre: Element;
  text: string;
  fence: Fence;
  /** The name of its tab in a code group. */
  tab: string | undefined;
}

/**
 * Rehype plugin: every fenced block becomes one `<CodeBlock>` that holds its code as plain text, and
 * its colors as marks in another prop. An element per token would double the page and its payload.
 */
export function rehypeCode() {
  return async (tree: Root): Promise<void> => {
    const blocks: Block[] = [];
    visit(tree, 'element', (pre) => {
      const [code] = pre.children;
      if (pre.tagName !== 'pre' || code?.type !== 'element' || !code.data?.fence) return;
      const { fence, tab } = code.data;
      blocks.push({ pre, text: textOf(code).replace(/\n$/, ''), fence, tab });
    });
    const highlight = await loadHighlight(blocks.map(({ fence }) => fence.lang));
    for (const [index, block] of blocks.entries()) {
      Object.assign(block.pre, codeBlock(block, index + 1, highlight));
    }
  };
}

/** The element with the props of components/mdx/CodeBlock.tsx; a flag is an attribute without value. */
function codeBlock(
  { text, fence: { lang, meta, kinds }, tab }: Block,
  ordinal: number,
  highlight: Highlight,
): Omit<MdxJsxFlowElementHast, 'position'> {
  const attributes: Record<string, string | null | undefined> = {
    ordinal: String(ordinal),
    language: languageName(lang),
    // Outside a group a label is a title like any other.
    title: tab === undefined ? (meta.title ?? meta.label) : undefined,
    tab: tab === undefined ? undefined : (meta.title ?? tab),
    wrap: meta.wrap === undefined ? undefined : meta.wrap ? 'on' : 'off',
    fold: meta.fold === undefined ? undefined : meta.fold ? 'on' : 'off',
    numbered: meta.hasLineNumbers ? null : undefined,
    code: text,
    marks: encodeLines(highlight(text, lang), kinds),
  };
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: Object.entries(attributes)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
    children: [],
  };
}
