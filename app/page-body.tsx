import type { ReactNode } from 'react';
import { FeedLinks } from '@/components/layout/FeedLinks';
import { PageShell } from '@/components/layout/PageShell';
import { StructuredData } from '@/components/layout/StructuredData';
import type { PageView } from '@/lib/page-view';

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
