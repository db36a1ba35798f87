import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { data } from '@/lib/data-names';
import type { PageView } from '@/lib/page-view';
import styles from './Notice.module.css';

/** On a page of an older or coming version: which one it is, and the way to the same page in the default one. */
export function VersionNotice({ of }: { of: NonNullable<PageView['oldVersion']> }) {
  const t = useTranslations('layout');
  const { version, newest } = of;
  return (
    <Notice name={t('versions')}>
      {t('oldVersion', { version })}{' '}
      <a href={newest.href} {...data({ alternate: newest.isExact ? newest.version : undefined })}>
        {t(newest.isExact ? 'samePageIn' : 'nearestPageIn', { version: newest.label })}
      </a>
    </Notice>
  );
}

/** On a page that is not translated yet: the language in which it is shown. */
export function TranslationNotice({ of }: { of: NonNullable<PageView['untranslated']> }) {
  const t = useTranslations('layout');
  const language = () => <span lang={of.lang}>{of.label}</span>;
  return <Notice name={t('languages')}>{t.rich('untranslated', { language })}</Notice>;
}

/** A line above a page about the page as a whole. */
function Notice({ name, children }: { name: string; children: ReactNode }) {
  return (
    <aside className={styles.root} aria-label={name}>
      {children}
    </aside>
  );
}
