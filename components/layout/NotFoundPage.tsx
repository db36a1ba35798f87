import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { PageView } from '@/lib/page-view';
import styles from './NotFoundPage.module.css';

/** What an address without a page shows: the number, the words, and the way home. */
export function NotFoundPage({ view, children }: { view: PageView; children: ReactNode }) {
  const t = useTranslations('notFound');
  return (
    <main className={styles.root} id="_content" tabIndex={-1}>
      <p className={styles.number}>404</p>
      <h1 className={styles.heading}>{t('heading')}</h1>
      <p className={styles.text}>{t('text')}</p>
      <a className={styles.home} href={view.site.homeHref}>
        {t('home')}
      </a>
      {children}
    </main>
  );
}
