import { useFormatter, useTranslations } from 'next-intl';
import type { PageView } from '@/lib/page-view';
import styles from './PageFoot.module.css';
import { PrevNext } from './PrevNext';

/** What stands below the text: when it was last changed, where to edit it, and the pages beside it. */
export function PageFoot({ view }: { view: PageView }) {
  const t = useTranslations();
  const format = useFormatter();
  const { lastUpdated, edit, prev, next } = view;
  return (
    <footer className={styles.root} data-part="footer">
      {(lastUpdated || edit) && (
        <p className={styles.line}>
          {edit && (
            <a className={styles.edit} href={edit.href} target="_blank" rel="noopener">
              {edit.text ?? t('theme.editLinkText')}
            </a>
          )}
          {lastUpdated && (
            <span>
              {t.rich('layout.lastUpdated', {
                label: t('theme.lastUpdatedText'),
                date: format.dateTime(new Date(lastUpdated), { dateStyle: 'long' }),
                time: (date) => <time dateTime={lastUpdated}>{date}</time>,
              })}
            </span>
          )}
        </p>
      )}
      <PrevNext prev={prev} next={next} />
    </footer>
  );
}
