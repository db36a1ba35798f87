import { useTranslations } from 'next-intl';
import { data } from '@/lib/data-names';
import type { PageView } from '@/lib/page/page-view';
import styles from './Notice.module.css';

/** On a page of an older or coming version: which one it is, and the way to the same page in the default one. */
export function VersionNotice({ of }: { of: NonNullable<PageView['oldVersion']> }) {
  const t = useTranslations('layout');
  const { version, newest } = of;
  return (
    <aside className={styles.root} aria-label={t('versions')}>
      {t('oldVersion', { version })}{' '}
      <a href={newest.href} {...data({ alternate: newest.isExact ? newest.version : undefined })}>
        {t(newest.isExact ? 'samePageIn' : 'nearestPageIn', { version: newest.label })}
      </a>
    </aside>
  );
}
