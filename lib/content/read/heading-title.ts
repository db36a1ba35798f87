import { createProcessor } from '@mdx-js/mdx';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import { linesOf } from '../../mdx/code/fences';
import { remarkHeadingIds } from '../../mdx/outline/heading-ids';

/** Characters that mean nothing but themselves. */
const PLAIN_TITLE = /^ {0,3}#[ \t]+([\p{L}\p{N} ,.()?'’“”/-]*)$/u;

const H1 = /^ {0,3}#[ \t]+\S/;

const parsers = {
  md: createProcessor({ format: 'md', remarkPlugins: [remarkGfm, remarkHeadingIds] }),
  mdx: createProcessor({ format: 'mdx', remarkPlugins: [remarkGfm, remarkHeadingIds] }),
};

/** The h1 of a page: its text and its line, from 1. */
interface HeadingTitle {
  text: string;
  line: number;
}

/**
 * Find the h1 of a page without compiling it, because navigation needs the titles of all pages while
 * one is shown. Only its line is parsed; checking compares the result with the compiled page.
 */
export function findHeadingTitle(body: string, format: 'md' | 'mdx'): HeadingTitle | undefined {
  const lines = linesOf(body);
  const index = lines.findIndex(({ line, isText }) => isText && H1.test(line));
  const heading = lines[index]?.line;
  if (heading === undefined) return undefined;
  return { text: plainText(heading, format), line: index + 1 };
}

function plainText(heading: string, format: 'md' | 'mdx'): string {
  const plain = PLAIN_TITLE.exec(heading)?.[1];
  // Most titles are. A parser takes half a millisecond, and all titles are read for every page that is shown.
  if (plain !== undefined) return plain.trim();
  try {
    const options = { includeImageAlt: false, includeHtml: false };
    return textOf(parsers[format].parse(heading), options).trim();
  } catch {
    return heading.replace(/^[ \t]*#+[ \t]*/, ''); // Compiling the page reports what is wrong with it.
  }
}
