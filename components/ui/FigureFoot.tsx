import type { ReactNode } from 'react';
import { data } from '@/lib/data-names';
import styles from './FigureFoot.module.css';

/** What a drawn figure says below itself; the name of a part that is pointed at takes its place. */
export function FigureFoot({ children }: { children: ReactNode }) {
  return (
    <div className={styles.root}>
      <div {...data({ named: true })} />
      <p>{children}</p>
    </div>
  );
}
