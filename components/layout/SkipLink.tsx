import { useTranslations } from 'next-intl';
import styles from './SkipLink.module.css';

/** The first stop of the Tab key: leads past the frame to the text. Hidden until it has focus. */
export function SkipLink() {
  const t = useTranslations('layout');
  return (
    <a className={styles.root} href="#_content">
      {t('skipToContent')}
    </a>
  );
}
