import type { ReactNode } from 'react';
import styles from './Notice.module.css';

/** A line above a page about the page as a whole. */
export function Notice({ name, children }: { name: string; children: ReactNode }) {
  return (
    <aside className={styles.root} aria-label={name}>
      {children}
    </aside>
  );
}
