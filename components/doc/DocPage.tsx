import { useFormatter } from 'next-intl';
import type { ReactNode } from 'react';
import { data } from '@/lib/data-names';
import type { PageView } from '@/lib/page/page-view';
import styles from './DocPage.module.css';
import { LocalBar } from './LocalBar';
import { Outline } from './Outline';
import { Overview } from './Overview';
import { PageFoot } from './PageFoot';
import { Sidebar } from './Sidebar';
import { ZoomDialog } from './ZoomDialog';

interface DocPageProps {
  view: PageView;
  children: ReactNode;
}

/** The layout of a documentation page: sidebar, text, outline, and the links to its neighbors. */
export function DocPage({ view, children }: DocPageProps) {
  const format = useFormatter();
  const { parts, sidebar, toc, tour } = view;
  const { publishedAt } = view.head;
  return (
    <>
      <LocalBar
        sidebar={parts.sidebar ? sidebar : []}
        toc={parts.outline ? toc : []}
        steps={tour}
      />
      <div
        className={tour ? `${styles.root} ${styles.tour}` : styles.root}
        {...data({ tour: tour && true })}
      >
        {parts.sidebar && (
          <div
            className={`${styles.sidebar} fading-ends`}
            id="_sidebar"
            tabIndex={-1}
            {...data({ part: 'sidebar', pageList: 'page' })}
          >
            <Sidebar items={sidebar} />
          </div>
        )}
        <div className={styles.column}>
          <main id="_content" tabIndex={-1}>
            {publishedAt && (
              <time className={styles.date} dateTime={publishedAt}>
                {format.dateTime(new Date(publishedAt), { dateStyle: 'long', timeZone: 'UTC' })}
              </time>
            )}
            <article className={tour ? 'prose tour' : 'prose'}>
              {view.showsTitle && <h1>{view.title}</h1>}
              {children}
              {view.overview && <Overview groups={view.overview} />}
            </article>
          </main>
          {parts.footer && <PageFoot view={view} />}
        </div>
        {parts.outline && !tour && (
          <div className={`${styles.outline} fading-ends`} {...data({ part: 'outline' })}>
            <Outline toc={toc} />
          </div>
        )}
      </div>
      {view.hasZoom && <ZoomDialog />}
    </>
  );
}
