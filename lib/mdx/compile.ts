import { createProcessor } from '@mdx-js/mdx';
import rehypeSlug from 'rehype-slug';
import type { PluggableList } from 'unified';
import type { DataMap } from 'vfile';
import type { PageNode } from '../page-node';
import { type MdxHost, syntaxProblemOf } from './base/host';
import { remarkSoftBreaks } from './chinese';
import { remarkCode } from './code/remark-code';
import { remarkFences } from './code/remark-fences';
import { remarkPackageTabs } from './code/remark-package-tabs';
import { remarkElements } from './components/remark-elements';
import { remarkKnownNames } from './components/remark-known-names';
import { remarkNoHtml } from './components/remark-no-html';
import { remarkAlerts } from './containers/remark-alerts';
import { remarkContainers } from './containers/remark-containers';
import { remarkCaptions } from './images/remark-captions';
import { remarkImages } from './images/remark-images';
import { remarkReportShots } from './images/remark-report-shots';
import { rehypeTerms, remarkGlossary } from './links/remark-glossary';
import { remarkLinks } from './links/remark-links';
import { rehypeExcerpt } from './outline/rehype-excerpt';
import { type Outline, rehypeOutline } from './outline/rehype-outline';
import { remarkStructure } from './outline/remark-structure';
import { rehypeBreaks } from './rehype-breaks';
import { rehypePage } from './rehype-page';
import { rehypeTables } from './rehype-tables';
import { rehypeTour } from './rehype-tour';
import { remarkFigures } from './remark-figures';
import { remarkFileTree } from './remark-file-tree';
import { remarkPieces } from './remark-pieces';
import { SYNTAX } from './syntax';

export interface MdxSource {
  /** Named in messages and handed to the host. */
  file: string;
  text: string;
  format: 'md' | 'mdx';
}

interface CompileOptions {
  host: MdxHost;
  isTour?: boolean;
}

/** A page with code, of which the bundler makes a module. */
export interface LiveText {
  /** What `remark-compiled-tree` reads. */
  tree: string;
  /** Some of what it imports may run in the browser. */
  importsCode: boolean;
}

export interface CompiledMdx extends Outline {
  /** The text; empty if the page has code. */
  nodes: readonly PageNode[];
  /** Of a page with code. */
  live: LiveText | undefined;
  /** The first paragraph that says something. */
  excerpt: string | undefined;
  hasImages: boolean;
}

declare module 'vfile' {
  /** What plugins find out, for later ones and for the page. */
  interface DataMap extends Omit<CompiledMdx, keyof Outline> {
    outline: Outline;
    /** Something that belongs into the page could not be read. */
    isIncomplete?: true;
  }
}

/**
 * Compile one page: the only list of plugins, so that outline, search text, checks and the page
 * itself come from one tree. Errors go to the host; after a syntax error the result is undefined.
 */
export async function compileMdx(
  { file, text, format }: MdxSource,
  options: CompileOptions,
): Promise<CompiledMdx | undefined> {
  const { host } = options;
  const processor = createProcessor({
    format,
    // An attribute, of which rehypeTables makes one for styles: the export has no style attributes.
    tableCellAlignToStyle: false,
    remarkPlugins: remarkPlugins(format, host),
    rehypePlugins: rehypePlugins(options),
  });
  try {
    const { data } = await processor.process({ path: file, value: text });
    const { nodes, live, excerpt, hasImages, outline } = data as DataMap;
    return { nodes, live, excerpt, hasImages, ...outline };
  } catch (error) {
    host.report({ file, ...syntaxProblemOf(error) });
    return undefined;
  }
}

function remarkPlugins(format: 'md' | 'mdx', host: MdxHost): PluggableList {
  return [
    ...SYNTAX,
    ...(format === 'md' ? [[remarkNoHtml, { host }] as const] : []),
    // What brings in other text: for all that follows, the page is one tree.
    [remarkPieces, { host }],
    // Before components become other elements.
    [remarkElements, { host }],
    [remarkContainers, { host }],
    [remarkPackageTabs, { host }],
    [remarkStructure, { host }],
    remarkFileTree,
    [remarkFigures, { host }],
    [remarkImages, { host }],
    remarkCaptions,
    [remarkReportShots, { host }],
    [remarkKnownNames, { host }],
    // Behind containers, which make tabs of code.
    [remarkFences, { host }],
    remarkCode,
    [remarkGlossary, { host }],
    [remarkAlerts, { host }],
    [remarkLinks, { host }],
    remarkSoftBreaks,
  ] as PluggableList;
}

function rehypePlugins({ host, isTour }: CompileOptions): PluggableList {
  return [
    rehypeSlug,
    // The text of the search, without what is added for the eye.
    [rehypeOutline, { host }],
    rehypeExcerpt,
    [rehypeTerms, { host }],
    rehypeTables,
    rehypeBreaks,
    ...(isTour ? [rehypeTour] : []),
    rehypePage,
  ];
}
