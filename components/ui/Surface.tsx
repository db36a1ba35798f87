import type { ComponentProps, HTMLAttributes } from 'react';
import styles from './Surface.module.css';

interface SurfaceProps extends HTMLAttributes<HTMLElement> {
  as: 'div' | 'li';
  /** It rises a little under the pointer. */
  isLifted?: boolean;
}

/** A raised area with a frame. A `SurfaceLink` in it takes clicks anywhere on it. */
export function Surface({ as: Element, isLifted, className, ...rest }: SurfaceProps) {
  return <Element {...rest} className={join(styles.root, isLifted && styles.lifted, className)} />;
}

/** The link by which the whole surface around it can be clicked; its text stays its name. */
export function SurfaceLink({ className, ...rest }: ComponentProps<'a'>) {
  return <a {...rest} className={join(styles.link, className)} />;
}

function join(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
