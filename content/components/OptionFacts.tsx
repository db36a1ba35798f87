import styles from './OptionFacts.module.css';
import { defaultText, isCodeDefault, type Lang, OPTIONS } from './option-list';
import words from './option-words.json';

/** The line that begins the section of an option: type, default, version and bundlers. */
export function OptionFacts({ name, lang }: { name: string; lang: 'en' | 'zh' }) {
  const option = OPTIONS.find((listed) => listed.name === name);
  if (!option) throw new Error(`options.json does not list ${name}.`);
  const text = words[lang];
  const { type, since, only } = option;
  const value = defaultText(option, lang);
  return (
    <p className={styles['facts']}>
      {text.type} <code>{type}</code>
      <Separator />
      {text.default} {isCodeDefault(option) ? <code>{value}</code> : <b>{value}</b>}
      <Separator />
      {text.since} <b>{since ?? text.unknown}</b>
      <Separator />
      {text.bundler} <b>{bundlersOf(only, lang)}</b>
    </p>
  );
}

function Separator() {
  return <span> · </span>;
}

function bundlersOf(only: string | undefined, lang: Lang): string {
  return only ?? words[lang].both;
}
