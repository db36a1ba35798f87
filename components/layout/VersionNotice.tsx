import { useTranslations } from 'next-intl';
import type { PageView } from '@/lib/page-view';
import { Notice } from './Notice';

/** On a page of an older or coming version: which one it is, and the way to the same page in the default one. */
export function VersionNotice({ of }: { of: NonNullable<PageView['oldVersion']> }) {
  const t = useTranslations('layout');
  const { version, newest } = of;
  return (
    <Notice name={t('versions')}>
      {t('oldVersion', { version })}{' '}
      <a href={newest.href} data-twin={newest.isExact ? newest.version : undefined}>
        {t(newest.isExact ? 'samePageIn' : 'nearestPageIn', { version: newest.label })}
      </a>
    </Notice>
  );
}
