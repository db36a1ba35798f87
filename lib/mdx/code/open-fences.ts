import type { Code, Root } from 'mdast';
import type { VFile } from 'vfile';
import { type MdxHost, reporterFor } from '../host';
import { visit } from '../visit';
import { isClosing } from './fences';

/** A fence, behind the marks of quotations. */
const FENCE = /^[>\s]*(`{3,}|~{3,})/;

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
    if (fence === undefined) return;
    report(node, {
      problem: 'opens a code block that is not closed.',
      remedy: `Close it with ${fence} on its own line.`,
    });
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
