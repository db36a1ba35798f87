import { ownOf } from '../../own';
import { didYouMean } from '../../problem/did-you-mean';
import type { ProblemText } from '../../problem/problem';
import { RELEASES, type Release } from '../../releases';

/**
 * How a block is proved. `true` for the mode alone, else the text it was given:
 * `run="harbor"`. They say nothing about how the block looks.
 */
export interface FenceProof {
  check?: true | string;
  run?: true | string;
  output?: true | string;
  /** Why the block is not proved; empty where its author says nothing, which is an error. */
  skip?: string;
  /** The only release that the block is for. */
  release?: Release;
}

/** What an author may say about a code block after its language. */
export interface FenceMeta {
  /** `title="rspack.config.mjs"` */
  title?: string;
  /** `[npm]`: the name of its tab in a code group. */
  label?: string;
  /** `file="./demo.ts"`: the file that the code is taken from. */
  file?: string;
  proof: FenceProof;
}

interface Word {
  name: string;
  value: string | undefined;
}

interface Draft {
  meta: FenceMeta;
  problems: ProblemText[];
}

/** `[npm]`, `name="value"` in either quotes or none, `name`. */
const WORD = /\[([^\]]*)\]|([^\s="'[]+)(?:=("[^"]*"|'[^']*'|\S*))?|\S+/g;
/** `rspack.config.mjs`: a name with an ending, in any folder. */
const FILE_NAME = /^[^=\s]+\.\w+$/;

interface FenceWord {
  takes: 'text' | 'optional text';
  /** The texts that it takes, where it does not take any. */
  oneOf?: readonly string[];
  /** Says how the block is proved. */
  isProof?: true;
  /** For the author's guide. */
  purpose: string;
}

/** Every word that may follow the language of a block. The tables of the author's guide are made from it. */
export const FENCE_WORDS: Readonly<Record<string, FenceWord>> = {
  title: {
    takes: 'text',
    purpose:
      'The name of the file, shown above the code; a name with an ending, `a.ts`, says the same',
  },
  file: {
    takes: 'text',
    purpose:
      'Shows a file of the project in place of the block, which stays empty. `./` begins at the page, `/` at the content folder, `<root>/` at the project',
  },
  check: {
    isProof: true,
    takes: 'optional text',
    purpose:
      'Samples have the types of the packages and are loaded; plugins that they construct and rules that they export take part in a build, and a file `rspack.config.mjs` (`webpack`, `rsbuild`) is built with. JSON and YAML are parsed; of commands the packages, versions, programs and flags exist',
  },
  run: {
    isProof: true,
    takes: 'optional text',
    purpose: 'The commands, or the script, run. A server is stopped once its page is there',
  },
  output: {
    isProof: true,
    takes: 'optional text',
    purpose:
      'What the last command, or the last build with a sample, printed; `output="harbor"`: the last one there. `…` on its own line matches any lines, `output="part"` for such a line at both ends. Empty lines, times, ports, hashes and `/workspace/name` are not compared. `output="exit 1"`: the command fails on purpose. `output="files"`: the lines are files that it wrote',
  },
  skip: {
    isProof: true,
    takes: 'text',
    purpose: 'Nothing can prove it, for the reason given',
  },
  release: {
    isProof: true,
    takes: 'text',
    oneOf: RELEASES,
    purpose:
      "The only release that it is for, `1.6` or `2.0`. Without it samples that do not name webpack or Next.js are loaded with both; other blocks are for 1.6. A comment replaces the name on its line in the other release: `from '@rsdoctor/core'; // 1.6: '@rsdoctor/rspack-plugin'`, or `1.6 (Rspack):` if webpack has another",
  },
};

/** A word as authors write it. */
export function writtenWord(name: string): string {
  return FENCE_WORDS[name]?.takes === 'text' ? `${name}="…"` : name;
}

/** What may follow the language and is not a word. */
export const FENCE_LABEL = {
  write: '[label]',
  purpose: 'The name of its tab in a code group; elsewhere a title',
};

/**
 * Read what follows the language of a fence: `title="a.ts" check`.
 * Valid words count even if others are not valid.
 */
export function parseFenceMeta(text: string): { meta: FenceMeta; problems: ProblemText[] } {
  const draft: Draft = { meta: { proof: {} }, problems: [] };
  for (const [whole, label, name, value] of text.matchAll(WORD)) {
    if (label !== undefined) draft.meta.label = label.trim();
    else if (/^(?:"[^"]*|'[^']*)$/.test(value ?? '')) {
      const problem = `opens a quotation mark after ${name}= that is not closed.`;
      draft.problems.push({ problem, remedy: `Write \`${name}="…"\`.` });
    } else readWord({ name: name ?? whole, value: value?.replace(/^(["'])(.*)\1$/, '$2') }, draft);
  }
  return draft;
}

/** `JS[a.js]` is the language `js` and the rest; undefined where there is none. */
export function splitLanguage(info: string | null | undefined): { lang?: string; rest: string } {
  const [, lang = '', rest = ''] = /^([^\s{[]*)(.*)$/.exec(info ?? '') ?? [];
  return lang === '' ? { rest } : { lang: lang.toLowerCase(), rest };
}

function readWord(word: Word, { meta, problems }: Draft): void {
  const { name, value } = word;
  const definition = ownOf(FENCE_WORDS, name);
  if (!definition && value === undefined && FILE_NAME.test(name)) meta.title ??= name;
  else if (
    definition &&
    (value || (definition.takes === 'optional text' && value === undefined)) &&
    (definition.oneOf?.includes(value ?? '') ?? true)
  ) {
    Object.assign(definition.isProof ? meta.proof : meta, { [name]: value ?? true });
  } else {
    if (name === 'skip') meta.proof.skip = '';
    problems.push(problemOf(word, definition));
  }
}

function problemOf({ name, value }: Word, definition: FenceWord | undefined): ProblemText {
  if (definition?.oneOf && value) {
    const remedy = `Write ${definition.oneOf.map((text) => `\`${name}="${text}"\``).join(' or ')}.`;
    return { problem: `gives the word ${name} the value “${value}”.`, remedy };
  }
  if (definition) {
    return { problem: `does not say what ${name} is.`, remedy: `Write \`${name}="…"\`.` };
  }
  const word = value === undefined ? name : `${name}=…`;
  const problem = `has “${word}” after the language of a code block, which means nothing.`;
  const words = Object.keys(FENCE_WORDS);
  const all = [FENCE_LABEL.write, ...words.map(writtenWord)];
  const remedy = didYouMean(name, words, {
    otherwise: `Use one of ${all.join(', ')}.`,
    write: (near) => `\`${writtenWord(near)}\``,
  });
  return { problem, remedy };
}
