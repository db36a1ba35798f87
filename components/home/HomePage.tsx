import type { ReactNode } from 'react';
import type { PageView } from '@/lib/page-view';
import { FeatureGrid } from './FeatureGrid';
import { HeroBlock } from './HeroBlock';
import styles from './HomePage.module.css';

/** The layout of a home page: hero, feature cards, the page's own text, and a line at the foot. */
export function HomePage({ view, children }: { view: PageView; children: ReactNode }) {
  return (
    <>
      <main className={styles.root} id="_content" tabIndex={-1}>
        {view.hero ? (
          <HeroBlock hero={view.hero} />
        ) : (
          <h1 className={styles.title}>{view.title}</h1>
        )}
        {view.features.length > 0 && <FeatureGrid features={view.features} />}
        <div className="prose">{children}</div>
      </main>
      {view.footerMessage && <footer className={styles.footer}>{view.footerMessage}</footer>}
    </>
  );
}
