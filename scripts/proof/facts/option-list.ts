import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
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

interface ListedOption {
  name: string;
  kinds: readonly string[];
  default?: unknown;
}

export function readOptionList(): OptionList {
  const file = path.join(contentDir(), FILE);
  return { file: displayName(file), text: readFileSync(file, 'utf8') };
}

/**
 * Compares a list of options with the packages: every option is listed, directly or by its members, with its types
 * and its default.
 */
export function compareOptionList(facts: ToolFacts, { file, text }: OptionList): CoverageItem[] {
  const listed = JSON.parse(text) as ListedOption[];
  const names = listed.map(({ name }) => name);
  const missing = facts.options.filter(
    (option) => !names.some((name) => name === option || name.startsWith(`${option}.`)),
  );
  return [
    ...missing.map((option) => ({
      name: `listed option ${option}`,
      problem: {
        file,
        problem: `does not list the option ${option}.`,
        remedy: 'Add it, and its section on the page about the options.',
      },
    })),
    ...listed.map((option) => {
      const line = text.split('\n').findIndex((part) => part.includes(`"${option.name}"`)) + 1;
      const found = problemIn(option, facts);
      return {
        name: `listed option ${option.name}`,
        ...(found && { problem: { file, line, ...found } }),
      };
    }),
  ];
}

function problemIn({ name, kinds, default: value }: ListedOption, facts: ToolFacts) {
  const known = facts.optionKinds.get(name);
  if (!known) {
    return { problem: `lists ${name}, which is not an option.`, remedy: 'Remove it.' };
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
