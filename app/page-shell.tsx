import type { ComponentType, ReactNode } from 'react';
import { DocPage } from '@/components/doc/DocPage';
import { HomePage } from '@/components/home/HomePage';
import { SearchDialog } from '@/components/search/SearchDialog';
import { SearchPage } from '@/components/search/SearchPage';
import { data } from '@/lib/data-names';
import type { PageView } from '@/lib/page/page-view';
import { PAGE_TYPES, type PageType } from '@/lib/page-types';
import { LoadFailure } from '../components/layout/LoadFailure';
import { Navbar } from '../components/layout/Navbar';
import { NotFoundPage } from '../components/layout/NotFoundPage';
import { VersionNotice } from '../components/layout/Notice';
import { PlainPage } from '../components/layout/PlainPage';
import { SiteFooter } from '../components/layout/SiteFooter';
import { SkipLinks } from '../components/layout/SkipLinks';
import { ToTop } from '../components/layout/ToTop';

interface PageShellProps {
  view: PageView;
  /** The compiled text. */
  children: ReactNode;
}

/** The layout of each type of page; the other facts about the types are in `lib/page-types.ts`. */
const LAYOUTS: Record<PageType, ComponentType<PageShellProps>> = {
  home: HomePage,
  doc: DocPage,
  custom: PlainPage,
  blank: PlainPage,
  '404': NotFoundPage,
  search: SearchPage,
};

/** The frame around a page: skip link, navbar, and the layout of its type. */
export function PageShell({ view, children }: PageShellProps) {
  const Layout = LAYOUTS[view.kind];
  const layout = (
    <>
      <MissingParts of={view.parts} />
      <Layout view={view}>{children}</Layout>
    </>
  );
  const { hasFrame, hasColumns } = PAGE_TYPES[view.kind];
  if (!hasFrame) return layout;

  return (
    <>
      <SkipLinks view={view} />
      {view.parts.navbar && <Navbar view={view} />}
      {view.oldVersion && <VersionNotice of={view.oldVersion} />}
      {layout}
      {!hasColumns && view.parts.footer && <SiteFooter view={view} />}
      <ToTop />
      <LoadFailure />
      <SearchDialog view={view} />
    </>
  );
}

/**
 * Tells the styles which parts the page does not have (app/styles/states.css), before the parser reaches them. Styles that looked
 * for the parts themselves would change while a page is parsed.
 */
function MissingParts({ of: parts }: { of: PageView['parts'] }) {
  const missing = (['navbar', 'sidebar', 'outline'] as const).filter((part) => !parts[part]);
  return missing.length > 0 && <template {...data({ missing: missing.join(' ') })} />;
}
