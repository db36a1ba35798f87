import type { ReactNode } from 'react';

/** The layout of a custom page, the navbar and the text, and of a blank page, the text alone. */
export function PlainPage({ children }: { children: ReactNode }) {
  return (
    <main id="_content" tabIndex={-1}>
      {children}
    </main>
  );
}
