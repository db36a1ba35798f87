import type { ReactNode } from 'react';
import { PageShell } from '@/app/page-shell';
import { FeedLinks, StructuredData } from '@/components/layout/HeadData';
import type { PageView } from '@/lib/page/page-view';

/** A page: its text in the layout of its kind. */
export function PageBody({ view, children }: { view: PageView; children: ReactNode }) {
  return (
    <>
      <PageShell view={view}>{children}</PageShell>
      <FeedLinks feeds={view.head.feeds} />
      <StructuredData data={view.head.structuredData} />
    </>
  );
}
