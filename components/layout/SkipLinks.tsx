import { useTranslations } from 'next-intl';
import { data } from '@/lib/data-names';
import type { PageView } from '@/lib/page/page-view';
import styles from './SkipLinks.module.css';

/**
 * The first tab stops: links to the text, and to the pages of the section if there is a sidebar. Hidden until focused.
 */
export function SkipLinks({ view }: { view: PageView }) {
  const t = useTranslations('layout');
  return (
    <div className={styles.root}>
      <a className={styles.link} href="#_content">
        {t('skipToContent')}
      </a>
      {view.parts.sidebar && (
        <a className={styles.link} href="#_sidebar" {...data({ part: 'sidebar', wide: true })}>
          {t('skipToPages')}
        </a>
      )}
    </div>
  );
}
