import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import styles from './Callout.module.css';

interface CalloutProps {
  kind: 'note' | 'tip' | 'important' | 'warning' | 'caution';
  children: ReactNode;
}

/** Something beside the flow of the text that the reader should not miss. */
export function Callout({ kind, children }: CalloutProps) {
  const t = useTranslations('content.callout');
  return (
    <aside className={styles.root} data-kind={kind} aria-label={t(kind)}>
      <p className={styles.title}>{t(kind)}</p>
      {children}
    </aside>
  );
}
