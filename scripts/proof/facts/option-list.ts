import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Option, onlyReleaseOf } from '../../../lib/options';
import type { Release } from '../../../lib/releases';
import { contentDir, displayName } from '../../../lib/site/read/content-dir';
import type { CoverageItem } from './coverage';
import type { ToolFacts } from './tool-facts';

/** The data of the option filter; see components/mdx/OptionFinder. */
const FILE = 'options.json';

/** A list of options, and its source text. */
export interface OptionList {
  file: string;
  text: string;
}

export function readOptionList(): OptionList {
  const file = path.join(contentDir(), FILE);
  return { file: displayName(file), text: readFileSync(file, 'utf8') };
}

/**
 * Compares a list of options with the packages of a release: every option that it has is listed, directly or by its members,
 * with its types and its default, and no other.
 */
export function compareOptionList(
  release: Release,
  facts: ToolFacts,
  { file, text }: OptionList,
): CoverageItem[] {
  const all = JSON.parse(text) as Option[];
  const listed = all.filter((option) => (onlyReleaseOf(option) ?? release) === release);
  const names = listed.map(({ name }) => name);
  const missing = facts.options.filter(
    (option) => !names.some((name) => name === option || name.startsWith(`${option}.`)),
  );
  const nameOf = (option: string) => `option ${option} listed for ${release}`;
  return [
    ...missing.map((option) => ({
      name: nameOf(option),
      problem: {
        file,
        problem: `does not list the option ${option} of ${release}.`,
        remedy:
          'Add it, and its section on the page about the options; or correct `since` and `removed`.',
      },
    })),
    ...listed.map((option) => {
      const line = text.split('\n').findIndex((part) => part.includes(`"${option.name}"`)) + 1;
      const kinds = kindsIn(names, option, all);
      const found = problemIn({ ...option, kinds }, facts);
      return {
        name: nameOf(option.name),
        ...(found && { problem: { file, line, ...found } }),
      };
    }),
  ];
}

/** Where a release has none of the members that are listed, the option takes no object. */
function kindsIn(names: readonly string[], { name, kinds }: Option, all: readonly Option[]) {
  const isMember = (other: string) => other.startsWith(`${name}.`);
  const hasLost = all.some((other) => isMember(other.name)) && !names.some(isMember);
  return hasLost ? kinds.filter((kind) => kind !== 'object') : kinds;
}

function problemIn({ name, kinds, default: value }: Option, facts: ToolFacts) {
  const known = facts.optionKinds.get(name);
  if (!known) {
    return {
      problem: `lists ${name}, which is not an option.`,
      remedy: 'Remove it, or say since when it is one, or is none any more: `since`, `removed`.',
    };
  }
  if (!isDeepStrictEqual([...kinds].sort(), [...known].sort())) {
    const remedy = `Write ${JSON.stringify(known)}.`;
    return { problem: `says that ${name} takes ${kinds.join(', ')}.`, remedy };
  }
  const own = facts.defaults.map((config) => valueAt(config, name));
  const filledIn = own.find((candidate) => candidate !== undefined);
  if (value === undefined || isDeepStrictEqual(value, filledIn)) return undefined;
  const problem = `says that ${name} has the default ${JSON.stringify(value)}.`;
  return { problem, remedy: `Write ${JSON.stringify(filledIn) ?? '`otherwise`'}.` };
}

function valueAt(config: unknown, name: string): unknown {
  return name
    .split('.')
    .reduce((part: unknown, key) => (part as Record<string, unknown> | undefined)?.[key], config);
}
