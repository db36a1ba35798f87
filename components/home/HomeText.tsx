import type { ReactNode } from 'react';
import styles from './HomeText.module.css';

/** The text of a home page: headings in the middle, the product as large as it is sharp. */
export function HomeText({ children }: { children: ReactNode }) {
  return <div className={`${styles.root} prose`}>{children}</div>;
}
