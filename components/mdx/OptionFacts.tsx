import { useLocale, useTranslations } from 'next-intl';
import { defaultText, isCodeDefault, OPTIONS } from '@/lib/options';
import styles from './OptionFacts.module.css';

/** The line that begins the section of an option: type, default, version and bundlers. */
export function OptionFacts({ name }: { name: string }) {
  const t = useTranslations('content.options');
  const locale = useLocale();
  const option = OPTIONS.find((listed) => listed.name === name);
  if (!option) throw new Error(`content/options.json does not list ${name}.`);
  const { type, since, only } = option;
  const value = defaultText(option, locale);
  return (
    <p className={styles.facts}>
      {t('type')} <code>{type}</code>
      <Separator />
      {t('default')} {isCodeDefault(option) ? <code>{value}</code> : <b>{value}</b>}
      <Separator />
      {t('since')} <b>{since ?? t('unknown')}</b>
      <Separator />
      {t('bundler')} <b>{only ?? t('both')}</b>
    </p>
  );
}

function Separator() {
  return <span> · </span>;
}
