import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import styles from './ToTop.module.css';

/** The way back to the top of a long page. Script shows it once the page is scrolled. */
export function ToTop() {
  const t = useTranslations('layout');
  return (
    <button
      className={styles.root}
      type="button"
      aria-label={t('toTop')}
      data-tooltip={t('toTop')}
      data-to-top
      hidden
    >
      <Icon>
        <path d="M8 13V3M3.5 7.5 8 3l4.5 4.5" />
      </Icon>
    </button>
  );
}
