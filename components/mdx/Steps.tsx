import type { ReactNode } from 'react';
import styles from './Steps.module.css';

/** Steps with numbers along a line: each begins with a heading, or is an item of a numbered list. */
export function Steps({ children }: { children?: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
