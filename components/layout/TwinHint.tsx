import { useTranslations } from 'next-intl';
import styles from './TwinHint.module.css';

/** Says of a link to another language or version that this page is not there, and where it leads instead. */
export function TwinHint() {
  const t = useTranslations('layout');
  return <small className={styles.root}>{t('nearestPage')}</small>;
}
