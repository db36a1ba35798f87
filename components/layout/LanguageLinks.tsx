import { useTranslations } from 'next-intl';
import type { LanguageLink } from '@/lib/page/alternates';
import styles from './LanguageLinks.module.css';
import { LanguageList } from './LanguageList';

/** The languages of a page as a control of the frame. */
export function LanguageLinks({ languages }: { languages: readonly LanguageLink[] }) {
  const t = useTranslations('layout');
  return (
    <nav aria-label={t('languages')}>
      <LanguageList languages={languages} className={styles.list} linkClassName={styles.link} />
    </nav>
  );
}
