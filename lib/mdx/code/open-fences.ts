import type { Code, Root } from 'mdast';
import type { VFile } from 'vfile';
import { type MdxHost, type ReportAt, reporterFor } from '../host';
import { visit } from '../visit';

/** A fence, behind the marks of quotations. */
const FENCE = /^[>\s]*(`{3,}|~{3,})/;

/** A fence with a language, which closes nothing. */
const NAMED_FENCE = /^\s*(`{3,}|~{3,})([a-z]\w*)(?:[\s{[][^`]*)?$/i;

/**
 * Report code blocks that nothing closes: Markdown lets them end with the file, or with the list or quotation
 * around them, and all that follows is code.
 *
 * @param tree As parsed from the text of `file`, with its positions.
 */
export function reportOpenFences(tree: Root, file: VFile, host: MdxHost): void {
  const text = String(file);
  const report = reporterFor(host, file);
  visit(tree, 'code', (node) => {
    const fence = openFenceOf(node, text);
    if (fence === undefined) {
      reportSwallowed(node, text, report);
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
function reportSwallowed(node: Code, text: string, report: ReportAt): void {
  const [, fence = ''] = FENCE.exec(text.slice(node.position?.start.offset)) ?? [];
  const inner = node.value.split('\n').find((line) => {
    const [, mark = '', language] = NAMED_FENCE.exec(line) ?? [];
    return language !== undefined && mark.startsWith(fence);
  });
  if (fence === '' || inner === undefined) return;
  report(node, {
    problem: `opens a code block that is not closed before “${inner.trim()}”.`,
    remedy: `Close it with ${fence} on its own line; if that is part of its code, begin and end it with ${fence}${fence.charAt(0)}.`,
  });
}

/** The fence that a block begins with and does not end with; undefined where there is nothing to close. */
function openFenceOf({ position }: Code, text: string): string | undefined {
  const written = text.slice(position?.start.offset, position?.end.offset);
  const opening = FENCE.exec(written)?.[1];
  if (position === undefined || opening === undefined) return undefined;
  const last = written.slice(written.lastIndexOf('\n') + 1).replace(/^[>\s]+/, '');
  return written.includes('\n') && isClosing(last, opening) ? undefined : opening;
}

/** A closing fence is at least as long as the opening one and says nothing. */
function isClosing(line: string, fence: string): boolean {
  const mark = line.trim();
  return mark.length >= fence.length && mark === fence.charAt(0).repeat(mark.length);
}
