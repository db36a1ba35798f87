import { useTranslations } from 'next-intl';
import type { PageView } from '@/lib/page-view';
import { Notice } from './Notice';

/** On a page that is not translated yet: the language in which it is shown. */
export function TranslationNotice({
  language,
}: {
  language: NonNullable<PageView['untranslated']>;
}) {
  const t = useTranslations('layout');
  const name = () => <span lang={language.lang}>{language.label}</span>;
  return <Notice name={t('languages')}>{t.rich('untranslated', { language: name })}</Notice>;
}
