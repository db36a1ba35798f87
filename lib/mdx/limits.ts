import type { Root } from 'mdast';
import type { Extension as FromMarkdown } from 'mdast-util-from-markdown';
import type { Construct, Extension } from 'micromark-util-types';
import type { Node, Parent } from 'unist';
import { VFileMessage } from 'vfile-message';
import { LIMIT_RULE } from './host';

/** The parser's time grows with the square of the brackets and marks of emphasis in one paragraph: this many take 0.2 s. */
const MOST_MARKS = 5000;
/** Plugins and React visit a tree with one call per level, and the calls of a process are limited. */
const MOST_LEVELS = 400;

const counts = new WeakMap<object, number>();

/** Counts where others may begin, in each paragraph, heading or table cell, and matches nothing. */
const COUNT: Construct = {
  tokenize(_effects, _ok, nok) {
    const marks = (counts.get(this) ?? 0) + 1;
    counts.set(this, marks);
    if (marks > MOST_MARKS) {
      const problem = `has a paragraph with more than ${MOST_MARKS} brackets and marks of emphasis.`;
      throw new VFileMessage(problem, this.now(), LIMIT_RULE);
    }
    return nok;
  },
};

/** @throws VFileMessage where a tree is nested too deeply. */
function requireShallow(tree: Root): void {
  let level: Node[] = [tree];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_LEVELS) {
      const problem = `has elements that are nested more than ${MOST_LEVELS} levels deep.`;
      throw new VFileMessage(problem, level[0], LIMIT_RULE);
    }
    level = level.flatMap((node) => (node as Partial<Parent>).children ?? []);
  }
}

/**
 * Stops at what the parser would take minutes for, or what would overflow the stack, with its place. Nobody writes such
 * text, but a program that writes pages may.
 */
export const LIMITS: { micromark: Extension; fromMarkdown: FromMarkdown } = {
  micromark: { text: Object.fromEntries([...'[]*_~'].map((mark) => [mark.charCodeAt(0), COUNT])) },
  fromMarkdown: { transforms: [requireShallow] },
};
