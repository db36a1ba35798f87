import type { ReactNode } from 'react';
import styles from './Icon.module.css';

/** A drawing of strokes in the color of the text, on a field of 16 by 16. Decoration: the control has a name of its own. */
export function Icon({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <svg
      className={className ? `${styles.root} ${className}` : styles.root}
      viewBox="0 0 16 16"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
