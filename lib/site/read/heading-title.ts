import type { Heading } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from '../../mdx/base/visit';
import { parseMarkdown } from '../../mdx/syntax';

/** What may be an h1, with a mark before it or a line below; in a code block it is none. */
const H1 = /^ {0,3}(?:#[ \t]+\S.*|\S.*\n {0,3}=+[ \t]*)$/m;

/** Characters that mean nothing but themselves. */
const PLAIN_TITLE = /^ {0,3}#[ \t]+([\p{L}\p{N} ,.()?'’“”/-]*)$/u;

/** The h1 of a page: its text and its line, from 1. */
interface HeadingTitle {
  text: string;
  line: number;
}

/**
 * Find the h1 of a page without compiling it, because navigation needs the titles of all pages while
 * one is shown. Checking compares the result with the compiled page.
 */
export function findHeadingTitle(body: string, format: 'md' | 'mdx'): HeadingTitle | undefined {
  const first = H1.exec(body);
  if (!first) return undefined;
  const { 0: written, index } = first;
  // Most titles are plain and come first. A parser takes half a millisecond, and all titles are read for every page.
  const plain = body.slice(0, index).trim() === '' ? PLAIN_TITLE.exec(written)?.[1] : undefined;
  const line = body.slice(0, index).split('\n').length;
  if (plain !== undefined) return { text: plain.trim(), line };
  try {
    return titleIn(body.slice(0, index + written.length), format) ?? titleIn(body, format);
  } catch {
    // Compiling the page reports what is wrong with it.
    return { text: written.replace(/^[ \t]*#+[ \t]*|\n.*/g, ''), line };
  }
}

function titleIn(body: string, format: 'md' | 'mdx'): HeadingTitle | undefined {
  const headings: Heading[] = [];
  visit(parseMarkdown(body, format), 'heading', (node) => {
    if (node.depth === 1) headings.push(node);
  });
  const [title] = headings;
  const options = { includeImageAlt: false, includeHtml: false };
  return title && { text: textOf(title, options).trim(), line: title.position?.start.line ?? 1 };
}
