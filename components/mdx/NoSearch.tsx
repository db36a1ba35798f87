import type { ReactNode } from 'react';

/** Keeps a part of a page out of the search. It shows the part as it is. */
export function NoSearch({ children }: { children: ReactNode }) {
  return children;
}
