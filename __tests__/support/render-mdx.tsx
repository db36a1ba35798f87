import { readFileSync } from 'node:fs';
import { MDXProvider, useMDXComponents } from '@mdx-js/react';
import type { ComponentType } from 'react';
import * as runtime from 'react/jsx-runtime';
import { MDX_COMPONENTS } from '@/components/mdx/components';
import { REALM } from '@/lib/mdx/components/remark-expressions';
import { page } from '@/lib/mdx/live/page-guard';
import { setupCompiler } from './mdx-compiler';
import { renderInEnglish } from './render';

type Text = ComponentType<{ components: ReturnType<typeof useMDXComponents> }>;

/**
 * Compiles a page with the plugins of the site, and renders it with the components of a provider.
 *
 * @returns the errors of the page.
 */
export async function renderMdx(text: string): Promise<string[]> {
  const { compile, problems } = setupCompiler();
  const compiled = await compile(text);
  const run = new Function(REALM, `return function () {${compiled?.code}\n}`)(page);
  const { default: content } = run(runtime) as { default: Text };
  renderInEnglish(
    <MDXProvider components={MDX_COMPONENTS as never}>
      <Provided text={content} />
    </MDXProvider>,
  );
  return problems();
}

/** A page rendered with the components of the nearest provider. */
function Provided({ text: Content }: { text: Text }) {
  return <Content components={useMDXComponents()} />;
}

/** The source of the page that shows every component. */
export function readComponentsPage(): string {
  return readFileSync('__tests__/fixtures/every-kind/en/guide/components.mdx', 'utf8');
}
