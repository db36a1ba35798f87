import { Fragment, type ReactNode } from 'react';
import { data } from '@/lib/data-names';
import { ownOf } from '@/lib/own';
import styles from './Badge.module.css';

type BadgeType = 'tip' | 'info' | 'warning' | 'danger';

interface BadgeProps {
  type?: BadgeType;
  text?: string;
  outline?: boolean;
  children?: ReactNode;
}

/** A word in a small frame, next to a heading or in a line of text. */
export function Badge({ type = 'tip', text, outline = false, children }: BadgeProps) {
  return (
    <span className={styles.root} {...data({ type, outline: outline || undefined })}>
      {children ?? text}
    </span>
  );
}

/** What the tags that Rspress knows look like. */
const TAG_TYPES: Record<string, BadgeType> = {
  new: 'tip',
  tip: 'tip',
  info: 'info',
  experimental: 'warning',
  warning: 'warning',
  deprecated: 'danger',
  danger: 'danger',
};

/** Badges for a list of tags, as a sidebar names them: `new, experimental`. */
export function Tag({ tag = '' }: { tag?: string }) {
  const names = tag.split(',').map((name) => name.trim());
  return (
    <span className={styles.tags}>
      {names
        .filter((name) => name !== '')
        .map((name, index) => (
          <Fragment key={name}>
            {/* Only text needs it: a Markdown file, a copy, a screen reader. */}
            {index > 0 && ' '}
            <Badge type={ownOf(TAG_TYPES, name) ?? 'info'} text={name} />
          </Fragment>
        ))}
    </span>
  );
}
