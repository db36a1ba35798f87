import type { ReactNode } from 'react';
import type { PageView } from '@/lib/page-view';

interface PageProps {
  view: PageView;
  children: ReactNode;
}

/** The layout of a custom page: the navbar and the text, nothing between them. */
export function PlainPage({ view, children }: PageProps) {
  return (
    <main id="_content" tabIndex={-1} lang={view.untranslated?.lang}>
      {children}
    </main>
  );
}

/** The layout of a blank page: the text alone. */
export function BlankPage({ view, children }: PageProps) {
  return (
    <main id="_content" lang={view.untranslated?.lang}>
      {children}
    </main>
  );
}
