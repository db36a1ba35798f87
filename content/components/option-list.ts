import data from './options.json';

export type Lang = 'en' | 'zh';
export type Kind = 'boolean' | 'string' | 'number' | 'array' | 'object';
export type DefaultKind = 'on' | 'off' | 'other' | 'none';

/** An option as `options.json` lists it. `npm run verify` compares name, kinds and default with the packages. */
export interface Option {
  name: string;
  /** How the reference writes the type, and what kinds of values that is. */
  type: string;
  kinds: readonly Kind[];
  default?: unknown;
  /** What is said in place of a default that is not a plain value. */
  otherwise?: Readonly<Record<Lang, string>>;
  /** The version that brought it, as the changelog says. */
  since?: string;
  only?: 'webpack' | 'Rspack';
  state?: 'deprecated' | 'no effect';
  note?: Readonly<Record<Lang, string>>;
  /** Of its section on the page. */
  id: string;
}

export const OPTIONS = data as readonly Option[];

/** What a reader looks for; an empty text is anything. */
export interface Wanted {
  name: string;
  kind: string;
  default: string;
  version: string;
}

export const ANYTHING: Wanted = { name: '', kind: '', default: '', version: '' };

/** The versions that brought options, oldest first. */
export const VERSIONS: readonly string[] = [
  ...new Set(OPTIONS.flatMap(({ since }) => since ?? [])),
].sort(compareVersions);

/** Every part of the name is looked for, in any letter case. An option of unknown age is in every version. */
export function matches(option: Option, wanted: Wanted): boolean {
  const { name, kinds, since } = option;
  const words = wanted.name.toLowerCase().split(/\s+/);
  return (
    words.every((word) => name.toLowerCase().includes(word)) &&
    (wanted.kind === '' || kinds.some((kind) => kind === wanted.kind)) &&
    (wanted.default === '' || defaultKindOf(option) === wanted.default) &&
    (wanted.version === '' || !since || compareVersions(since, wanted.version) <= 0)
  );
}

/** The default as the reference writes it. */
export function defaultText(option: Option, lang: Lang): string {
  if (option.otherwise) return option.otherwise[lang];
  return typeof option.default === 'string'
    ? `'${option.default}'`
    : JSON.stringify(option.default).replaceAll('"', "'");
}

/** Whether the default is a value of the language; other defaults are described in words. */
export function isCodeDefault({ otherwise }: Option): boolean {
  return !otherwise || /^(?:'|true|\d)/.test(otherwise.en);
}

export function defaultKindOf({ default: value, otherwise }: Option): DefaultKind {
  if (value === true || otherwise?.en === 'true' || otherwise?.en.startsWith('on,')) return 'on';
  if (value === false || otherwise?.en === 'off') return 'off';
  return otherwise?.en === 'none' ? 'none' : 'other';
}

function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
