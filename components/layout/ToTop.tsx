import { useTranslations } from 'next-intl';
import { DrawnIcon } from '@/components/ui/Drawing';
import { data } from '@/lib/data-names';
import styles from './ToTop.module.css';

/** The way back to the top of a long page. Script shows it once the page is scrolled. */
export function ToTop() {
  const t = useTranslations('layout');
  return (
    <button
      className={`${styles.root} icon-button raised`}
      type="button"
      aria-label={t('toTop')}
      {...data({ tooltip: t('toTop'), toTop: true })}
      hidden
    >
      <DrawnIcon name="top" />
    </button>
  );
}
