import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as textOf } from 'mdast-util-to-string';

/**
 * The text of the h1 of a page, found without compiling it, because navigation needs the titles
 * of all pages while one is shown. Compiling checks that it was the right line.
 */
export function findHeadingTitle(body: string): string | undefined {
  let fence: string | undefined;
  for (const line of body.split('\n')) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark !== undefined) {
      if (fence === undefined) fence = mark;
      else if (mark.startsWith(fence)) fence = undefined;
    }
    if (fence === undefined && /^# \S/.test(line)) {
      return textOf(fromMarkdown(line.replace(/\s*\{#[\w-]+\}\s*$/, '')));
    }
  }
  return undefined;
}
