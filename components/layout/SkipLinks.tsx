import { useTranslations } from 'next-intl';
import { PAGE_TYPES } from '@/lib/page-types';
import type { PageView } from '@/lib/page-view';
import styles from './SkipLinks.module.css';

/**
 * The first tab stops: links to the text, and to the pages of the section if there is a sidebar. Hidden until focused.
 */
export function SkipLinks({ view }: { view: PageView }) {
  const t = useTranslations('layout');
  const hasSidebar =
    PAGE_TYPES[view.kind].hasSidebar && view.parts.sidebar && view.sidebar.length > 0;
  return (
    <div className={styles.root}>
      <a className={styles.link} href="#_content">
        {t('skipToContent')}
      </a>
      {hasSidebar && (
        <a className={styles.link} href="#_sidebar" data-part="sidebar" data-wide>
          {t('skipToPages')}
        </a>
      )}
    </div>
  );
}
