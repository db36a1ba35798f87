import type { ReactNode } from 'react';

/** Excludes a part of a page from the search. The part is shown as it is. */
export function NoSearch({ children }: { children: ReactNode }) {
  return children;
}
