/** A heading with its top edge, in px below the top of the window. */
export interface HeadingPosition {
  id: string;
  top: number;
}

/**
 * The id of the heading being read: the last one above the reading line, so that a long section keeps its entry; the
 * first one before any is reached; the last one at the end of the page, where it may not get that far up.
 *
 * @param line Where reading begins, in px below the top of the window: the lower edge of the sticky bars.
 */
export function activeHeading(
  headings: readonly HeadingPosition[],
  line: number,
  isAtEnd: boolean,
): string | undefined {
  if (isAtEnd) return headings.at(-1)?.id;
  return (headings.findLast(({ top }) => top <= line) ?? headings[0])?.id;
}
