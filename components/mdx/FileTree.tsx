import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import styles from './FileTree.module.css';

/** Files and folders, from a list; `remarkFileTree` has marked its items. */
export function FileTree({ children }: { children?: ReactNode }) {
  const t = useTranslations('content');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a set of form fields it is not
    <div className={styles.root} role="group" aria-label={t('fileTree')} dir="ltr" translate="no">
      {children}
    </div>
  );
}
