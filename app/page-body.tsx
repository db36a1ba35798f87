import { ContentProblems } from '@/components/layout/ContentProblems';
import { FeedLinks } from '@/components/layout/FeedLinks';
import { PageShell } from '@/components/layout/PageShell';
import { StructuredData } from '@/components/layout/StructuredData';
import type { PageNode } from '@/lib/content/compile-page';
import type { PageView } from '@/lib/page-view';
import { PageText } from './page-text';

/** A page as it is rendered. Plain data: in development it is also sent to open pages. */
export interface ShownPage {
  view: PageView;
  /** The text. */
  nodes: readonly PageNode[];
  /** Mistakes in this page and in the site around it. A build has none: it stops before. */
  problems: readonly string[];
  /** Errors that the last check of all pages has found elsewhere. */
  otherProblems: readonly string[];
}

/** A page: its text in the layout of its kind. */
export function PageBody({ view, nodes, problems, otherProblems }: ShownPage) {
  return (
    <>
      <PageShell view={view}>
        <ContentProblems messages={problems} otherMessages={otherProblems} />
        <PageText nodes={nodes} />
      </PageShell>
      <FeedLinks feeds={view.head.feeds} />
      <StructuredData data={view.head.structuredData} />
    </>
  );
}
