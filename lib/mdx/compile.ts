import { createProcessor } from '@mdx-js/mdx';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import type { PluggableList } from 'unified';
import { VFile } from 'vfile';
import { escapeHeadingIds, remarkHeadingIds } from './heading-ids';
import { type MdxHost, syntaxMistakeOf } from './host';
import { rehypeCode } from './rehype-code';
import { type Outline, rehypeOutline } from './rehype-outline';
import { rehypeStaticBlocks } from './rehype-static-blocks';
import { rehypeTables } from './rehype-tables';
import { remarkAlerts } from './remark-alerts';
import { remarkLinks } from './remark-links';
import { remarkPieces } from './remark-pieces';

export interface MdxSource {
  /** Named in messages and handed to the host. */
  file: string;
  text: string;
  format: 'md' | 'mdx';
}

export interface CompileOptions {
  host: MdxHost;
  /** Colour the code. Checking needs the tree only, and colouring costs most of the time. */
  highlightCode: boolean;
}

export interface CompiledMdx extends Outline {
  /** JavaScript for `run` of @mdx-js/mdx. */
  code: string;
}

/**
 * Compile one page: the only list of plugins, so that outline, search text, checks and the page
 * itself come from one tree. Mistakes go to the host; after a syntax error the result is undefined.
 */
export async function compileMdx(
  { file, text, format }: MdxSource,
  { host, highlightCode }: CompileOptions,
): Promise<CompiledMdx | undefined> {
  const processor = createProcessor({
    format,
    outputFormat: 'function-body',
    remarkPlugins: remarkPlugins(host),
    rehypePlugins: [
      rehypeSlug,
      [rehypeOutline, { host }],
      rehypeTables,
      ...(highlightCode ? [rehypeCode] : []),
      rehypeStaticBlocks,
    ],
  });
  const source = new VFile({ path: file, value: escapeHeadingIds(text) });
  try {
    const compiled = await processor.process(source);
    return { code: String(compiled), ...(source.data['outline'] as Outline) };
  } catch (error) {
    host.report({ file, ...syntaxMistakeOf(error) });
    return undefined;
  }
}

function remarkPlugins(host: MdxHost): PluggableList {
  return [
    remarkGfm,
    [remarkPieces, { host }],
    remarkHeadingIds,
    remarkAlerts,
    [remarkLinks, { host }],
  ];
}
