import type { Element, ElementData } from 'hast';
import type { Code } from 'mdast';
import type { Fence } from './remark-fences';

declare module 'hast' {
  interface ElementData {
    /** Of a `code` element that was a block: what remarkFences read. */
    fence?: Fence | undefined;
    /** The name of its tab in a code group. */
    tab?: string | undefined;
  }
}

/** How a code block becomes `<pre><code>`: what `remarkFences` read goes along. */
export function codeElement(_state: unknown, { value, data }: Code): Element {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: {},
    children: [{ type: 'text', value: `${value}\n` }],
    data: { fence: data?.fence, tab: data?.tab } as ElementData,
  };
  return { type: 'element', tagName: 'pre', properties: {}, children: [code] };
}
