import type { ReactNode } from 'react';
import type { PageView } from '@/lib/page-view';

/** The layout of a custom page, the navbar and the text, and of a blank page, the text alone. */
export function PlainPage({ view, children }: { view: PageView; children: ReactNode }) {
  return (
    <main id="_content" tabIndex={-1} lang={view.untranslated?.lang} dir={view.untranslated?.dir}>
      {children}
    </main>
  );
}
