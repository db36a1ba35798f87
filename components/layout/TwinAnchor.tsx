import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { data } from '@/lib/data-names';
import type { TwinLink } from '@/lib/twins';
import styles from './TwinAnchor.module.css';

interface TwinAnchorProps extends ComponentProps<'a'> {
  twin: TwinLink;
  /** The language or version that it leads to. */
  name: string;
}

/** A link to this page in another language or version; where it is not there, it says where it leads instead. */
export function TwinAnchor({ twin, name, className, ...rest }: TwinAnchorProps) {
  const t = useTranslations('layout');
  const { label, href, isCurrent, isExact } = twin;
  return (
    <a
      {...rest}
      className={`${styles.root} ${className ?? ''}`}
      href={href}
      aria-current={isCurrent || undefined}
      {...data({ twin: isExact ? name : undefined })}
    >
      {isExact ? (
        label
      ) : (
        <>
          {label} <small className={styles.hint}>{t('nearestPage')}</small>
        </>
      )}
    </a>
  );
}
