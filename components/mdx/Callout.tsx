import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { CalloutType } from '@/lib/component-table';
import { data } from '@/lib/data-names';
import { DrawnIcon } from '../ui/Drawing';
import { InlineCode } from '../ui/InlineCode';
import styles from './Callout.module.css';

interface CalloutProps {
  type?: CalloutType;
  /** Instead of the name of the type, in the language of the page. */
  title?: string;
  children?: ReactNode;
}

/** A note, tip or warning that the reader should not miss. */
export function Callout({ type = 'note', title, children }: CalloutProps) {
  const t = useTranslations('content.callout');
  const name = title ?? t(type);
  return (
    <div
      className={styles.root}
      {...data({ type })}
      role="note"
      aria-label={name.replaceAll('`', '')}
    >
      <p className={styles.title}>
        <DrawnIcon name={type} />
        <span>
          <InlineCode text={name} />
        </span>
      </p>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
