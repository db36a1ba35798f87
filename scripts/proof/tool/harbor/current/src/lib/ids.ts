let last = 0;

/** An id that no other row of this page has. */
export function createId(): string {
  last += 1;
  return `row-${last}`;
}
