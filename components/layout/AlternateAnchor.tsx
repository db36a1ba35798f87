import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { data } from '@/lib/data-names';
import type { AlternateLink } from '@/lib/page/alternates';
import styles from './AlternateAnchor.module.css';

interface AlternateAnchorProps extends ComponentProps<'a'> {
  alternate: AlternateLink;
  /** The language or version that it leads to. */
  name: string;
}

/** A link to this page in another language or version; where it is not there, it says where it leads instead. */
export function AlternateAnchor({ alternate, name, className, ...rest }: AlternateAnchorProps) {
  const t = useTranslations('layout');
  const { label, href, isCurrent, isExact } = alternate;
  return (
    <a
      {...rest}
      className={`${styles.root} ${className ?? ''}`}
      href={href}
      aria-current={isCurrent || undefined}
      {...data({ alternate: isExact ? name : undefined })}
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
