/** Where a heading stands: its top edge in px below the top of the window. */
interface HeadingPosition {
  id: string;
  top: number;
}

/**
 * The id of the heading being read: the last one above the reading line, so a long section keeps its
 * entry; the first one before any is reached; the last one at the end of the page, where it may never
 * get that far up.
 *
 * @param line Where reading begins, in px below the top of the window: the lower edge of what sticks there.
 */
export function activeHeading(
  headings: readonly HeadingPosition[],
  line: number,
  isAtEnd: boolean,
): string | undefined {
  if (isAtEnd) return headings.at(-1)?.id;
  return (headings.findLast(({ top }) => top <= line) ?? headings[0])?.id;
}
