import data from '@/content/options.json';
import { RELEASES, type Release } from './releases';

export const KINDS = ['boolean', 'string', 'number', 'array', 'object'] as const;
export const DEFAULT_KINDS = ['on', 'off', 'other', 'none'] as const;

/** A text in each language. */
type Texts = Readonly<Record<string, string>>;

/** An option as `options.json` lists it. `npm run verify` compares name, kinds and default with the packages. */
export interface Option {
  name: string;
  /** How the reference writes the type, and what kinds of values that is. */
  type: string;
  kinds: readonly (typeof KINDS)[number][];
  default?: unknown;
  /** What is said in place of a default that is not a plain value. */
  otherwise?: Texts;
  /** The version that brought it, as the changelog says. */
  since?: string;
  /** The version that no longer has it. */
  removed?: string;
  /** What that version does with it: prints a message, nothing, or fails. */
  then?: 'message' | 'silent' | 'fails';
  /** What to write there: another option, or one with its value. */
  instead?: string;
  only?: 'webpack' | 'Rspack';
  state?: 'deprecated' | 'noEffect';
  note?: Texts;
  /** Of its section on the page. */
  id: string;
}

export const OPTIONS = data as readonly Option[];

const roots = OPTIONS.map(({ name }) => name.split('.')[0] ?? '');
const groups = roots.map((root, at) =>
  roots.some((other, i) => i !== at && other === root) ? root : '',
);

const firstOfGroup = groups.findIndex((name) => name !== '');
const optionsAt = (isWanted: (at: number) => boolean) => OPTIONS.filter((_, at) => isWanted(at));

/**
 * The options by the name that they begin with. Those that stand alone have none: they are first, or last if the list has
 * them after others.
 */
export const OPTION_GROUPS: readonly { name: string; options: readonly Option[] }[] = [
  { name: '', options: optionsAt((at) => at < firstOfGroup) },
  ...[...new Set(groups)]
    .filter(Boolean)
    .map((name) => ({ name, options: optionsAt((at) => groups[at] === name) })),
  { name: '', options: optionsAt((at) => at > firstOfGroup && groups[at] === '') },
];

/** The versions that brought options, newest first. The last one of a release has its name. */
export const VERSIONS: readonly { version: string; text: string }[] = [
  ...new Set(OPTIONS.flatMap(({ since }) => since ?? [])),
]
  .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  .map((version, at, all) => {
    const release = RELEASES.find((name) => version.startsWith(`${name}.`)) ?? '';
    const isLast = all.findIndex((other) => other.startsWith(`${release}.`)) === at;
    return { version, text: isLast ? release : version };
  });

/** The only release that has an option; undefined if both have it. */
export function onlyReleaseOf({ since = '', removed }: Option): Release | undefined {
  if (removed !== undefined) return '1.6';
  return since.startsWith('2.') ? '2.0' : undefined;
}

/** The default as the reference writes it. */
export function defaultText(option: Option, locale: string): string {
  if (option.otherwise) return option.otherwise[locale] ?? '';
  return typeof option.default === 'string'
    ? `'${option.default}'`
    : JSON.stringify(option.default).replaceAll('"', "'");
}

/** Whether the default is a value of the language; other defaults are described in words. */
export function isCodeDefault({ otherwise }: Option): boolean {
  return !otherwise || /^(?:'|true|\d)/.test(otherwise['en'] ?? '');
}

export function defaultKindOf({
  default: value,
  otherwise,
}: Option): (typeof DEFAULT_KINDS)[number] {
  const text = otherwise?.['en'];
  if (value === true || text === 'true' || text?.startsWith('on,')) return 'on';
  if (value === false || text === 'off') return 'off';
  return text === 'none' ? 'none' : 'other';
}
