import { createProcessor } from '@mdx-js/mdx';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import type { PluggableList } from 'unified';
import { VFile } from 'vfile';
import { codeElement } from './code-element';
import { remarkContainerSyntax } from './container-syntax';
import { escapeHeadingIds, remarkHeadingIds } from './heading-ids';
import { type MdxHost, syntaxMistakeOf } from './host';
import { rehypeBreaks } from './rehype-breaks';
import { rehypeCode } from './rehype-code';
import { rehypeExcerpt } from './rehype-excerpt';
import { type Outline, rehypeOutline } from './rehype-outline';
import { rehypeStaticBlocks } from './rehype-static-blocks';
import { rehypeTables } from './rehype-tables';
import { rehypeTaskLabels } from './rehype-task-labels';
import { rehypeTerms } from './rehype-terms';
import { remarkAlerts } from './remark-alerts';
import { remarkCaptions } from './remark-captions';
import { remarkCjkEmphasis } from './remark-cjk-emphasis';
import { remarkContainers } from './remark-containers';
import { remarkExpressions } from './remark-expressions';
import { remarkFences } from './remark-fences';
import { remarkFileTree } from './remark-file-tree';
import { remarkGlossary } from './remark-glossary';
import { remarkHtmlAttributes } from './remark-html-attributes';
import { remarkImages } from './remark-images';
import { remarkKnownNames } from './remark-known-names';
import { remarkLinks } from './remark-links';
import { remarkNoHtml } from './remark-no-html';
import { remarkNoScripts } from './remark-no-scripts';
import { remarkPackageTabs } from './remark-package-tabs';
import { remarkPieces } from './remark-pieces';
import { remarkReportShots } from './remark-report-shots';
import { remarkStructure } from './remark-structure';

export interface MdxSource {
  /** Named in messages and handed to the host. */
  file: string;
  text: string;
  format: 'md' | 'mdx';
}

/** The words that Markdown itself brings into a page. */
export interface MdxLabels {
  footnotes: string;
  footnoteBack: string;
  taskDone: string;
  taskOpen: string;
}

export interface CompileOptions {
  host: MdxHost;
  labels: MdxLabels;
  /** Colour the code. Checking needs the tree only, and colouring costs most of the time. */
  highlightCode: boolean;
}

export interface CompiledMdx extends Outline {
  /** JavaScript for `runPage`. */
  code: string;
  /** Does the code hold more than text, elements and literals? */
  hasCode: boolean;
  /** The first paragraph that says something. */
  excerpt: string | undefined;
  hasImages: boolean;
}

/**
 * Compile one page: the only list of plugins, so that outline, search text, checks and the page
 * itself come from one tree. Mistakes go to the host; after a syntax error the result is undefined.
 */
export async function compileMdx(
  { file, text, format }: MdxSource,
  options: CompileOptions,
): Promise<CompiledMdx | undefined> {
  const { host, labels } = options;
  const processor = createProcessor({
    format,
    outputFormat: 'function-body',
    // An attribute, of which rehypeTables makes one for styles: the export has no style attributes.
    tableCellAlignToStyle: false,
    remarkPlugins: remarkPlugins(format, host),
    rehypePlugins: rehypePlugins(options),
    remarkRehypeOptions: {
      handlers: { code: codeElement },
      footnoteLabel: labels.footnotes,
      footnoteLabelProperties: { className: ['visually-hidden'] },
      footnoteBackLabel: labels.footnoteBack,
    },
  });
  const source = new VFile({ path: file, value: format === 'md' ? text : escapeHeadingIds(text) });
  try {
    const compiled = await processor.process(source);
    const excerpt = source.data['excerpt'] as string | undefined;
    const hasImages = source.data['hasImages'] === true;
    const hasCode = source.data['hasCode'] === true;
    const outline = source.data['outline'] as Outline;
    return { code: String(compiled), hasCode, excerpt, hasImages, ...outline };
  } catch (error) {
    host.report({ file, ...syntaxMistakeOf(error) });
    return undefined;
  }
}

function remarkPlugins(format: 'md' | 'mdx', host: MdxHost): PluggableList {
  return [
    remarkGfm,
    remarkCjkEmphasis,
    remarkContainerSyntax,
    ...(format === 'md' ? [[remarkNoHtml, { host }] as const] : []),
    [remarkPieces, { host }],
    [remarkContainers, { host }],
    [remarkPackageTabs, { host }],
    [remarkStructure, { host }],
    [remarkNoScripts, { host }],
    remarkFileTree,
    [remarkImages, { host }],
    remarkCaptions,
    [remarkReportShots, { host }],
    [remarkKnownNames, { host }],
    [remarkFences, { host }],
    remarkHeadingIds,
    [remarkGlossary, { host }],
    remarkAlerts,
    [remarkLinks, { host }],
    [remarkHtmlAttributes, { host }],
    [remarkExpressions, { host }],
  ] as PluggableList;
}

function rehypePlugins({ host, labels, highlightCode }: CompileOptions): PluggableList {
  return [
    rehypeSlug,
    [rehypeOutline, { host }],
    rehypeExcerpt,
    [rehypeTerms, { host }],
    rehypeTables,
    rehypeBreaks,
    [rehypeTaskLabels, { done: labels.taskDone, open: labels.taskOpen }],
    ...(highlightCode ? [rehypeCode] : []),
    rehypeStaticBlocks,
  ];
}
