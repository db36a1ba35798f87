import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import type { Extension as FromMarkdown } from 'mdast-util-from-markdown';
import type { Extension as Micromark } from 'micromark-util-types';
import remarkGfm from 'remark-gfm';
import type { PluggableList, Processor } from 'unified';
import type { VFile } from 'vfile';
import { remarkCjk } from './base/inline-markdown';
import { removeComments } from './base/programs';
import { endAddresses } from './chinese';
import { CODE_FENCES } from './code/open-fences';
import { CONTAINERS } from './containers/container-syntax';
import { HEADING_IDS } from './outline/heading-ids';

/** What extends the syntax of Markdown. */
export const SYNTAX: PluggableList = [remarkGfm, remarkCjk, remarkSyntax];

const PARSERS = {
  md: createProcessor({ format: 'md', remarkPlugins: SYNTAX }).freeze(),
  mdx: createProcessor({ format: 'mdx', remarkPlugins: SYNTAX }).freeze(),
};

/**
 * The tree of a text, as pages are parsed, without what plugins make of it.
 *
 * @throws for an error of syntax; see `syntaxProblemOf`.
 */
export function parseMarkdown(text: string | VFile, format: 'md' | 'mdx'): Root {
  return PARSERS[format].parse(text);
}

function remarkSyntax(this: Processor): void {
  const data = this.data() as {
    micromarkExtensions?: Micromark[];
    fromMarkdownExtensions?: FromMarkdown[];
  };
  data.micromarkExtensions = data.micromarkExtensions?.map(endAddresses) ?? [];
  data.micromarkExtensions.push(CONTAINERS.micromark, HEADING_IDS.micromark);
  data.fromMarkdownExtensions?.push(
    CODE_FENCES,
    CONTAINERS.fromMarkdown,
    HEADING_IDS.fromMarkdown,
    { transforms: [removeComments] },
  );
}
