import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { type Highlight, loadHighlight } from './highlight';

const TITLE = /\btitle=(?:"([^"]*)"|'([^']*)')/;

/**
 * Rehype plugin: every fenced block becomes one `<CodeBlock>` that holds its highlighted code as
 * a single HTML string. An element per token would double the page and its payload.
 */
export function rehypeCode() {
  return async (tree: Root): Promise<void> => {
    const blocks: { pre: Element; code: Element }[] = [];
    visit(tree, 'element', (pre) => {
      const [code] = pre.children;
      if (pre.tagName === 'pre' && code?.type === 'element' && code.tagName === 'code') {
        blocks.push({ pre, code });
      }
    });
    const highlight = await loadHighlight(blocks.map(({ code }) => languageOf(code)));
    for (const [index, { pre, code }] of blocks.entries()) {
      Object.assign(pre, codeBlock(code, index + 1, highlight));
    }
  };
}

function codeBlock(code: Element, ordinal: number, highlight: Highlight) {
  const lang = languageOf(code);
  const meta = (code.data as { meta?: string | null } | undefined)?.meta ?? '';
  const [, double, single] = TITLE.exec(meta) ?? [];
  const attributes = {
    ordinal: String(ordinal),
    lang,
    title: double ?? single,
    html: highlight(textOf(code).replace(/\n$/, ''), lang),
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

function languageOf(code: Element): string {
  const classes = code.properties.className;
  const name = Array.isArray(classes) ? classes.find(isLanguageClass) : undefined;
  return typeof name === 'string' ? name.slice('language-'.length) : 'text';
}

function isLanguageClass(name: unknown): boolean {
  return typeof name === 'string' && name.startsWith('language-');
}
