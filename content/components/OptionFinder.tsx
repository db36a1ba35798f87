'use client';

import { useEffect, useRef, useState } from 'react';
import { BreakableName } from '@/components/ui/BreakableName';
import { fillText } from '@/lib/fill-text';
import styles from './OptionFinder.module.css';
import {
  ANYTHING,
  defaultKindOf,
  defaultText,
  isCodeDefault,
  type Lang,
  matches,
  OPTIONS,
  type Option,
  VERSIONS,
  type Wanted,
} from './option-list';
import words from './option-words.json';

/** All options in a table, with filters that work once the framework runs. Without script the table is complete. */
export function OptionFinder({ lang }: { lang: Lang }) {
  const [wanted, setWanted] = useState<Wanted>(ANYTHING);
  const filters = useRef<HTMLFieldSetElement>(null);
  const read = () => setWanted(readFilters(filters.current));
  // What was chosen before the framework ran counts.
  useEffect(() => setWanted(readFilters(filters.current)), []);
  const shown = OPTIONS.filter((option) => matches(option, wanted));
  const text = words[lang];
  const isFiltered = Object.values(wanted).some((value) => value !== '');

  function reset() {
    for (const control of controlsOf(filters.current)) control.value = '';
    setWanted(ANYTHING);
    controlsOf(filters.current)[0]?.focus();
  }
  return (
    <div className={styles['finder']}>
      <fieldset ref={filters} className={styles['filters']} onInput={read}>
        <legend className="visually-hidden">{text.legend}</legend>
        <label>
          {text.name}
          <input
            className="field"
            name="name"
            type="search"
            placeholder={text.example}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </label>
        <Choice name="kind" label={text.type} any={text.any} choices={Object.entries(text.kinds)} />
        <Choice
          name="default"
          label={text.default}
          any={text.any}
          choices={Object.entries(text.defaults)}
        />
        <Choice
          name="version"
          label={text.version}
          any={text.newest}
          choices={VERSIONS.map((version) => [version, version])}
        />
      </fieldset>
      <p className={styles['count']}>
        <span role="status">
          {fillText(text.count, { shown: shown.length, all: OPTIONS.length })}
          {shown.length === 0 && ` ${text.none}`}
        </span>
        <button type="button" hidden={!isFiltered} onClick={reset}>
          {text.reset}
        </button>
      </p>
      <table hidden={shown.length === 0}>
        <thead>
          <tr>
            <th scope="col">{text.name}</th>
            <th scope="col">{text.type}</th>
            <th scope="col">{text.default}</th>
            <th scope="col">{text.since}</th>
            <th scope="col">{text.note}</th>
          </tr>
        </thead>
        <tbody>
          {OPTIONS.map((option) => (
            <Row key={option.name} option={option} lang={lang} isShown={matches(option, wanted)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  option: Option;
  lang: Lang;
  isShown: boolean;
}

function Row({ option, lang, isShown }: RowProps) {
  const { name, type, only, state, since = '', note, id } = option;
  const text = words[lang];
  const remarks = [
    state && text.states[state],
    only && fillText(text.only, { bundler: only }),
    note?.[lang],
  ];
  const value = defaultText(option, lang);
  return (
    <tr hidden={!isShown} data-state={state} data-default={defaultKindOf(option)}>
      <th scope="row">
        <a href={`#${id}`}>
          <code>
            <BreakableName text={name} />
          </code>
        </a>
      </th>
      <td data-label={text.type}>
        <code>{type}</code>
      </td>
      <td data-label={text.default}>{isCodeDefault(option) ? <code>{value}</code> : value}</td>
      <td data-label={since && text.since}>{since}</td>
      <td>{remarks.filter(Boolean).join(lang === 'zh' ? '；' : '; ')}</td>
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

function controlsOf(filters: HTMLFieldSetElement | null) {
  return [...(filters?.elements ?? [])] as (HTMLInputElement | HTMLSelectElement)[];
}

function readFilters(filters: HTMLFieldSetElement | null): Wanted {
  const values = controlsOf(filters).map(({ name, value }) => [name, value.trim()]);
  return { ...ANYTHING, ...Object.fromEntries(values) };
}
