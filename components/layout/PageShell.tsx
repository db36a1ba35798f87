import type { ReactNode } from 'react';
import { DocPage } from '@/components/doc/DocPage';
import { HomePage } from '@/components/home/HomePage';
import type { PageView } from '@/lib/page-view';
import { Navbar } from './Navbar';
import { NotFoundPage } from './NotFoundPage';
import { PlainPage } from './PlainPage';
import { SkipLink } from './SkipLink';
import { ToTop } from './ToTop';

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
      <SkipLink />
      {view.parts.navbar && <Navbar view={view} />}
      <Layout view={view}>{children}</Layout>
      <ToTop />
    </>
  );
}

function Layout({ view, children }: PageShellProps) {
  switch (view.kind) {
    case 'home':
      return <HomePage view={view}>{children}</HomePage>;
    case '404':
      return <NotFoundPage view={view}>{children}</NotFoundPage>;
    case 'custom':
      return <PlainPage>{children}</PlainPage>;
    default:
      return <DocPage view={view}>{children}</DocPage>;
  }
}
