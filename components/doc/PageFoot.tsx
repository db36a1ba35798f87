import { useFormatter, useTranslations } from 'next-intl';
import type { PageView } from '@/lib/page-view';
import styles from './PageFoot.module.css';
import { PageTools } from './PageTools';
import { PrevNext } from './PrevNext';

/** The end of a page: when it was last changed, where to edit it, its neighbors, and in print its address. */
export function PageFoot({ view }: { view: PageView }) {
  const t = useTranslations();
  const format = useFormatter();
  const { lastUpdated, edit, prev, next, head, version } = view;
  const day = lastUpdated && format.dateTime(new Date(lastUpdated), { dateStyle: 'long' });
  const printed = [head.canonical, version && t('layout.printedVersion', { version }), day];
  return (
    <footer className={styles.root} data-part="footer">
      <div className={styles.line}>
        {edit && (
          <a className={styles.edit} href={edit.href} target="_blank" rel="noopener">
            {edit.text ?? t('theme.editLinkText')}
            <span className="visually-hidden">{` ${t('layout.newTab')}`}</span>
          </a>
        )}
        <PageTools view={view} />
        {day && (
          <span className={styles.date}>
            {t.rich('layout.lastUpdated', {
              label: t('theme.lastUpdatedText'),
              date: day,
              time: (date) => <time dateTime={lastUpdated}>{date}</time>,
            })}
          </span>
        )}
      </div>
      <PrevNext prev={prev} next={next} />
      <p className="print-only">{printed.filter(Boolean).join(' · ')}</p>
    </footer>
  );
}
