import { useLocale, useTranslations } from 'next-intl';
import { IndentedName } from '@/components/ui/BreakableName';
import { data } from '@/lib/data-names';
import { type ListedName, listedNames } from '@/lib/name-parts';
import {
  DEFAULT_KINDS,
  defaultKindOf,
  defaultText,
  isCodeDefault,
  KINDS,
  OPTION_GROUPS,
  OPTIONS,
  type Option,
  onlyReleaseOf,
  VERSIONS,
} from '@/lib/options';
import styles from './OptionFinder.module.css';

/**
 * All options in a table, with filters above it that `lib/browser/text/options` applies: the name of each is that of a data
 * attribute of the rows. Those that begin alike are folded by the `details` above them, without script.
 */
export function OptionFinder() {
  const t = useTranslations('content.options');
  const all = String(OPTIONS.length);
  return (
    <div
      className={styles.finder}
      {...data({ options: true, found: t('count', { shown: '{shown}', all }), none: t('none') })}
    >
      <fieldset className={`${styles.filters} scripted`}>
        <legend className="visually-hidden">{t('legend')}</legend>
        <label>
          {t('name')}
          <input
            className="field"
            name="name"
            type="search"
            placeholder={t('example')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </label>
        <Choice
          name="kind"
          label={t('type')}
          any={t('any')}
          choices={KINDS.map((kind) => [kind, t(`kinds.${kind}`)])}
        />
        <Choice
          name="default"
          label={t('default')}
          any={t('any')}
          choices={DEFAULT_KINDS.map((kind) => [kind, t(`defaults.${kind}`)])}
        />
        <Choice
          name="version"
          label={t('version')}
          any={t('releases')}
          choices={VERSIONS.map(({ version, text }) => [version, text])}
        />
      </fieldset>
      <p className={`${styles.count} scripted`}>
        <span role="status">{t('count', { shown: all, all })}</span>
        <button className="pill-button" type="button" hidden>
          {t('reset')}
        </button>
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('name')}</th>
            <th scope="col">{t('type')}</th>
            <th scope="col">{t('default')}</th>
            <th scope="col">{t('since')}</th>
            <th scope="col">{t('note')}</th>
          </tr>
        </thead>
        {OPTION_GROUPS.map(({ name, options }) => (
          <tbody key={options[0]?.name}>
            {name && <GroupHead name={name} count={options.length} />}
            {listedNames([name, ...options.map((option) => option.name)])
              .slice(1)
              .map((listed, at) => (
                <Row
                  key={listed.repeated + listed.own}
                  name={listed}
                  option={options[at] as Option}
                />
              ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function GroupHead({ name, count }: { name: string; count: number }) {
  const t = useTranslations('content.options');
  return (
    <tr>
      <td colSpan={5}>
        <details className={styles.fold}>
          <summary {...data({ chevron: 'side' })}>
            <code>{name}</code> <small>{t('group', { count: String(count) })}</small>
          </summary>
        </details>
      </td>
    </tr>
  );
}

function Row({ option, name }: { option: Option; name: ListedName }) {
  const t = useTranslations('content.options');
  const locale = useLocale();
  const { type, kinds, only, state, since = '', removed, note, id } = option;
  const release = onlyReleaseOf(option);
  const remarks = [
    release && t('only', { what: release }),
    state && t(`states.${state}`),
    only && t('only', { what: only }),
    note?.[locale],
  ];
  const value = defaultText(option, locale);
  const filtered = {
    kind: kinds.join(' '),
    default: defaultKindOf(option),
    version: since,
    removed,
  };
  return (
    <tr {...data({ state, ...filtered })}>
      <th scope="row" {...data({ depth: name.level || undefined })}>
        <a href={`#${id}`}>
          <code>
            <IndentedName of={name} />
          </code>
        </a>
      </th>
      <td {...data({ label: t('type') })}>
        <code>{type}</code>
      </td>
      <td {...data({ label: t('default') })}>
        {isCodeDefault(option) ? <code>{value}</code> : value}
      </td>
      <td {...data({ label: since && t('since') })}>{since}</td>
      <td>{remarks.filter(Boolean).join(t('separator'))}</td>
    </tr>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  any: string;
  choices: readonly (readonly [value: string, text: string])[];
}

function Choice({ name, label, any, choices }: ChoiceProps) {
  return (
    <label>
      {label}
      <select className="field" name={name} autoComplete="off">
        <option value="">{any}</option>
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The line that begins the section of an option: type, default, version, bundlers, note, and what a release without it does. */
export function OptionFacts({ name }: { name: string }) {
  const t = useTranslations('content.options');
  const locale = useLocale();
  const option = OPTIONS.find((listed) => listed.name === name);
  if (!option) throw new Error(`content/options.json does not list ${name}.`);
  const { type, since, only, note, then, instead } = option;
  const value = defaultText(option, locale);
  const release = onlyReleaseOf(option);
  return (
    <p className={styles.facts}>
      {release && (
        <>
          <span className={styles.badge} {...data({ type: release === '2.0' ? 'tip' : 'warning' })}>
            {t('only', { what: release })}
          </span>
          <Separator />
        </>
      )}
      {t('type')} <code>{type}</code>
      <Separator />
      {t('default')} {isCodeDefault(option) ? <code>{value}</code> : <b>{value}</b>}
      <Separator />
      {t('since')} <b>{since ?? t('unknown')}</b>
      <Separator />
      {t('bundler')} <b>{only ?? (release === '2.0' ? 'Rspack' : t('both'))}</b>
      {note && (
        <>
          <Separator />
          {note[locale]}
        </>
      )}
      {then && (
        <>
          <Separator />
          {t('in2')} <b>{t(`then.${then}`)}</b>
        </>
      )}
      {instead && (
        <>
          <Separator />
          {t('instead')} <Instead text={instead} />
        </>
      )}
    </p>
  );
}

/** An option leads to its section. */
function Instead({ text }: { text: string }) {
  const option = OPTIONS.find(({ name }) => name === text.split(':')[0]);
  const code = <code>{text}</code>;
  return option ? <a href={`#${option.id}`}>{code}</a> : code;
}

function Separator() {
  return <span> · </span>;
}
