import type { ReactNode } from 'react';
import { DocPage } from '@/components/doc/DocPage';
import { HomePage } from '@/components/home/HomePage';
import { Search } from '@/components/search/Search';
import { SearchPage } from '@/components/search/SearchPage';
import type { PageView } from '@/lib/page-view';
import { LoadFailure } from './LoadFailure';
import { Navbar } from './Navbar';
import { NotFoundPage } from './NotFoundPage';
import { PlainPage } from './PlainPage';
import { SkipLinks } from './SkipLinks';
import { ToTop } from './ToTop';
import { VersionNotice } from './VersionNotice';

interface PageShellProps {
  view: PageView;
  /** The compiled text. */
  children: ReactNode;
}

/** The frame around a page: skip link, navbar, and the layout of its kind. A blank page has no frame. */
export function PageShell({ view, children }: PageShellProps) {
  if (view.kind === 'blank') return <main id="_content">{children}</main>;

  return (
    <>
      <SkipLinks view={view} />
      {view.parts.navbar && view.site.hideNavbar !== 'always' && <Navbar view={view} />}
      {view.oldVersion && <VersionNotice of={view.oldVersion} />}
      <Layout view={view}>{children}</Layout>
      <ToTop />
      <LoadFailure homeHref={view.site.homeHref} />
      <Search view={view} />
    </>
  );
}

function Layout({ view, children }: PageShellProps) {
  switch (view.kind) {
    case 'home':
      return <HomePage view={view}>{children}</HomePage>;
    case '404':
      return <NotFoundPage view={view}>{children}</NotFoundPage>;
    case 'search':
      return <SearchPage view={view} />;
    case 'custom':
      return <PlainPage>{children}</PlainPage>;
    default:
      return <DocPage view={view}>{children}</DocPage>;
  }
}
