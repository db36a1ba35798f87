import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon';
import { InlineCode } from '../ui/InlineCode';
import styles from './Callout.module.css';

type CalloutType = 'note' | 'tip' | 'important' | 'info' | 'warning' | 'caution' | 'danger';

interface CalloutProps {
  type?: CalloutType;
  /** Instead of the name of the type, in the language of the page. */
  title?: string;
  children?: ReactNode;
}

const DRAWINGS: Record<CalloutType, ReactNode> = {
  note: (
    <path d="M3 12.6V11l7.4-7.4a1.1 1.1 0 0 1 1.6 0l.4.4a1.1 1.1 0 0 1 0 1.6L5 13H3.4M9 5l2 2" />
  ),
  tip: <path d="M5.4 10.2a4 4 0 1 1 5.2 0c-.5.4-.7.9-.7 1.4H6.1c0-.5-.2-1-.7-1.4ZM6.6 14h2.8" />,
  important: <path d="M2.5 3h11v8H8.2L5.3 13.5V11H2.5ZM8 5.2v2.3M8 9.1v.01" />,
  info: <path d="M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM8 7.3v3.5M8 5.1v.01" />,
  warning: <path d="M8 2.3 14.3 13H1.7ZM8 6.3v3M8 11.1v.01" />,
  caution: <path d="M5.5 2h5L14 5.5v5L10.5 14h-5L2 10.5v-5ZM8 5v3.4M8 10.8v.01" />,
  danger: <path d="M5.5 2h5L14 5.5v5L10.5 14h-5L2 10.5v-5ZM6 6l4 4M10 6l-4 4" />,
};

/** Something beside the flow of the text that the reader should not miss. */
export function Callout({ type = 'note', title, children }: CalloutProps) {
  const t = useTranslations('content.callout');
  const name = title ?? t(type);
  return (
    <div className={styles.root} data-type={type} role="note" aria-label={name.replaceAll('`', '')}>
      <p className={styles.title}>
        <Icon>{DRAWINGS[type]}</Icon>
        <span>
          <InlineCode text={name} />
        </span>
      </p>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
