import type { ReactNode } from 'react';
import styles from './HomeText.module.css';

/** The text of a home page, with centered headings and large pictures. */
export function HomeText({ children }: { children: ReactNode }) {
  return <div className={`${styles.root} prose`}>{children}</div>;
}
