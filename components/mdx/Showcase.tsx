import type { ReactNode } from 'react';
import styles from './Showcase.module.css';

/** A heading and a text beside the figure that follows them, on a home page; every second one the other way round. */
export function Showcase({ children }: { children: ReactNode }) {
  return <section className={styles.root}>{children}</section>;
}
