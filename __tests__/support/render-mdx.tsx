import { PageText } from '@/app/page-text';
import { setupCompiler } from './mdx-compiler';
import { renderInEnglish } from './render';

/**
 * Compiles a page with the plugins of the site, and renders it with its components.
 *
 * @returns the errors of the page.
 */
export async function renderMdx(text: string): Promise<string[]> {
  const { compile, problems } = setupCompiler();
  renderInEnglish(<PageText nodes={(await compile(text))?.nodes ?? []} />);
  return problems();
}
