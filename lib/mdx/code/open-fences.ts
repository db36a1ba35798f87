import type { Code, Root } from 'mdast';
import type { Extension as FromMarkdown } from 'mdast-util-from-markdown';
import { type MdxHost, type NamedFile, type ReportAt, reporterFor } from '../base/host';
import { visit } from '../base/visit';

/** A fence with a language, which closes nothing. */
const NAMED_FENCE = /^\s*(`{3,}|~{3,})([a-z]\w*)(?:[\s{[][^`]*)?$/i;

declare module 'mdast' {
  interface CodeData {
    /** The marks that open and close the block, as written; one if nothing closes it, none around indented code. */
    fences?: string[];
  }
}

/** Extends the parser, which forgets the marks around a block. */
export const CODE_FENCES: FromMarkdown = {
  enter: {
    codeFencedFenceSequence(token) {
      const code = this.stack.findLast((node) => node.type === 'code');
      const fences = [...(code?.data?.fences ?? []), this.sliceSerialize(token)];
      if (code) code.data = { fences };
    },
  },
};

/**
 * Report code blocks that nothing closes: Markdown lets them end with the file, or with the list or quotation
 * around them, and all that follows is code.
 */
export function reportOpenFences(tree: Root, file: NamedFile, host: MdxHost): void {
  const report = reporterFor(host, file);
  visit(tree, 'code', (node) => {
    const [fence, end] = node.data?.fences ?? [];
    if (fence === undefined) return;
    if (end !== undefined) {
      reportSwallowed(node, fence, report);
      return;
    }
    report(node, {
      problem: 'opens a code block that is not closed.',
      remedy: `Close it with ${fence} on its own line.`,
    });
  });
}

/**
 * Report a block that goes on over the beginning of another one: its own end is missing, and that of the other one ends
 * it. What stands between two blocks is then code, and the code of the second one is text.
 */
function reportSwallowed(node: Code, fence: string, report: ReportAt): void {
  const inner = node.value.split('\n').find((line) => {
    const [, mark = '', language] = NAMED_FENCE.exec(line) ?? [];
    return language !== undefined && mark.startsWith(fence);
  });
  if (inner === undefined) return;
  report(node, {
    problem: `opens a code block that is not closed before “${inner.trim()}”.`,
    remedy: `Close it with ${fence} on its own line; if that is part of its code, begin and end it with ${fence}${fence.charAt(0)}.`,
  });
}
