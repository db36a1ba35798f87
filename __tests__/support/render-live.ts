import { text } from 'node:stream/consumers';
import { compile } from '@mdx-js/mdx';
import { MDXProvider, useMDXComponents } from '@mdx-js/react';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { prerenderToNodeStream } from 'react-dom/static';
import { MDX_COMPONENTS } from '@/components/mdx/components';
import { page } from '@/lib/mdx/live/page-guard';
import remarkCompiledTree from '@/lib/mdx/live/remark-compiled-tree.mjs';

/**
 * Renders a page with code from its tree, compiled as `@next/mdx` does it.
 *
 * @throws what the code of the page throws.
 */
export async function renderLive(tree: string): Promise<string> {
  const compiled = await compile(tree, {
    outputFormat: 'function-body',
    providerImportSource: '@mdx-js/react',
    remarkPlugins: [remarkCompiledTree],
  });
  const code = String(compiled)
    .replace(/^const _importMetaUrl.*\n.*\n/m, '')
    // The only module that these pages import.
    .replace(/await import\(.*\)/, 'arguments[0].guard');
  const { default: Text } = new Function(code)({ ...runtime, useMDXComponents, guard: { page } });
  const components = MDX_COMPONENTS as never;
  const element = createElement(MDXProvider, { components }, createElement(Text));
  const { prelude } = await prerenderToNodeStream(element, { onError: () => undefined });
  return text(prelude);
}
