import { useFormatter, useTranslations } from 'next-intl';
import type { PageView } from '@/lib/page-view';
import styles from './PageFoot.module.css';
import { PageTools } from './PageTools';
import { PrevNext } from './PrevNext';

/** Where a printed page comes from: its address, the version and the day of its last change. */
function PrintedSource({ view: { head, lastUpdated, version } }: { view: PageView }) {
  const t = useTranslations('layout');
  const format = useFormatter();
  return (
    <p className="print-only">
      {[
        head.canonical,
        version && t('printedVersion', { version }),
        lastUpdated && format.dateTime(new Date(lastUpdated), { dateStyle: 'long' }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}

/** What stands below the text: when it was last changed, where to edit it, the pages beside it, and the project. */
export function PageFoot({ view }: { view: PageView }) {
  const t = useTranslations();
  const format = useFormatter();
  const { lastUpdated, edit, prev, next, site } = view;
  return (
    <footer className={styles.root} data-part="footer">
      <div className={styles.line}>
        {edit && (
          <a className={styles.edit} href={edit.href} target="_blank" rel="noopener">
            {edit.text ?? t('theme.editLinkText')}
          </a>
        )}
        <PageTools view={view} />
        {lastUpdated && (
          <span className={styles.date}>
            {t.rich('layout.lastUpdated', {
              label: t('theme.lastUpdatedText'),
              date: format.dateTime(new Date(lastUpdated), { dateStyle: 'long' }),
              time: (date) => <time dateTime={lastUpdated}>{date}</time>,
            })}
          </span>
        )}
      </div>
      <PrevNext prev={prev} next={next} />
      {site.footer.message && (
        <small>
          <a href={site.footer.repository}>{site.footer.message}</a>
        </small>
      )}
      <PrintedSource view={view} />
    </footer>
  );
}
