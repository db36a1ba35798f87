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
  /** `{1,3-5}`: the lines to point out, from 1. */
  marked: readonly LineRange[];
  hasLineNumbers: boolean;
  /** `wrap`, `nowrap`; without either, long lines scroll until the reader decides. */
  wrap?: boolean;
  /** `fold`, `nofold`; without either, the length decides. */
  fold?: boolean;
  /** `file="./demo.ts"`: the file that the code is taken from. */
  file?: string;
  /** `region="name"`: the part of that file. */
  region?: string;
  proof: FenceProof;
}

interface LineRange {
  first: number;
  last: number;
}

interface Word {
  name: string;
  value: string | undefined;
}

interface Draft {
  meta: FenceMeta & { marked: LineRange[] };
  problems: ProblemText[];
}

/** `{1,3-5}`, `[npm]`, `name="value"` in either quotes or none, `name`. */
const WORD = /\{([^}]*)\}|\[([^\]]*)\]|([^\s="'[{]+)(?:=("[^"]*"|'[^']*'|\S*))?|\S+/g;
/** `rspack.config.mjs`: a name with an ending, in any folder. */
const FILE_NAME = /^[^=\s]+\.\w+$/;
const RANGE = /^(\d+)(?:-(\d+))?$/;

interface FenceWord {
  /** Has no value, and sets these. */
  flag?: Partial<FenceMeta>;
  takes?: 'text' | 'optional text';
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
  lineNumbers: {
    flag: { hasLineNumbers: true },
    purpose: 'Numbers the lines',
  },
  showLineNumbers: {
    flag: { hasLineNumbers: true },
    purpose: 'The same as `lineNumbers`',
  },
  wrapCode: { flag: { wrap: true }, purpose: 'The same as `wrap`' },
  wrap: {
    flag: { wrap: true },
    purpose: 'Wraps long lines until the reader decides otherwise',
  },
  nowrap: {
    flag: { wrap: false },
    purpose: 'Never wraps lines; for drawings',
  },
  fold: {
    flag: { fold: true },
    purpose:
      'Shows 15 lines and a button for the rest, as a block of more than 30 lines does by default',
  },
  nofold: { flag: { fold: false }, purpose: 'Shows all lines' },
  file: {
    takes: 'text',
    purpose:
      'Shows a file of the project in place of the block, which stays empty. `./` begins at the page, `/` at the content folder, `<root>/` at the project',
  },
  region: {
    takes: 'text',
    purpose: 'Shows only what is between `// #region name` and `// #endregion` in that file',
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
      "The only release that it is for, `1.6` or `2.0`. Without it samples that do not name webpack or Next.js are loaded with both; other blocks are for 1.6. In 2.0 a comment replaces the name on its line: `from '@rsdoctor/rspack-plugin'; // 2.0: '@rsdoctor/core'`",
  },
};

/** A word as authors write it. */
export function writtenWord(name: string): string {
  return FENCE_WORDS[name]?.takes === 'text' ? `${name}="…"` : name;
}

/** What may follow the language and is not a word. */
export const FENCE_MARKS: readonly { write: string; purpose: string }[] = [
  { write: '{1,3-5}', purpose: 'Lines to highlight, counted from 1' },
  { write: '[label]', purpose: 'The name of its tab in a code group; elsewhere a title' },
];

/** Known elsewhere; here another word does it. */
const ELSEWHERE: Record<string, string> = {
  height: 'Write `fold`; every folded block shows the same number of lines.',
  noLineNumbers: 'Remove it; lines have numbers only where `lineNumbers` asks for them.',
};

/**
 * Read what follows the language of a fence: `title="a.ts" {1,3-5} lineNumbers`.
 * Valid words count even if others are not valid.
 */
export function parseFenceMeta(text: string): { meta: FenceMeta; problems: ProblemText[] } {
  const draft: Draft = { meta: { marked: [], hasLineNumbers: false, proof: {} }, problems: [] };
  for (const [whole, ranges, label, name, value] of text.matchAll(WORD)) {
    if (ranges !== undefined) readRanges(ranges, draft);
    else if (label !== undefined) draft.meta.label = label.trim();
    else if (/^(?:"[^"]*|'[^']*)$/.test(value ?? '')) {
      const problem = `opens a quotation mark after ${name}= that is not closed.`;
      draft.problems.push({ problem, remedy: `Write \`${name}="…"\`.` });
    } else readWord({ name: name ?? whole, value: value?.replace(/^(["'])(.*)\1$/, '$2') }, draft);
  }
  if (draft.meta.region !== undefined && draft.meta.file === undefined) {
    const remedy = 'Add `file="…"`, or remove the region.';
    draft.problems.push({ problem: 'names a region, but no file.', remedy });
  }
  return draft;
}

/** `JS{1,3}`, as VitePress allows, is the language `js` and the rest; undefined where there is none. */
export function splitLanguage(info: string | null | undefined): { lang?: string; rest: string } {
  const [, lang = '', rest = ''] = /^([^\s{[]*)(.*)$/.exec(info ?? '') ?? [];
  return lang === '' ? { rest } : { lang: lang.toLowerCase(), rest };
}

function readWord(word: Word, { meta, problems }: Draft): void {
  const { name, value } = word;
  const definition = ownOf(FENCE_WORDS, name);
  if (definition?.flag && (value === undefined || value === 'true'))
    Object.assign(meta, definition.flag);
  else if (definition?.flag && value === 'false') Object.assign(meta, opposite(definition.flag));
  else if (!definition && value === undefined && FILE_NAME.test(name)) meta.title ??= name;
  else if (
    definition?.takes &&
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
  if (definition?.flag) {
    const remedy = `Write \`${name}\` alone, or with true or false.`;
    return { problem: `gives the word ${name} the value “${value}”.`, remedy };
  }
  if (definition?.oneOf && value) {
    const remedy = `Write ${definition.oneOf.map((text) => `\`${name}="${text}"\``).join(' or ')}.`;
    return { problem: `gives the word ${name} the value “${value}”.`, remedy };
  }
  if (definition) {
    return { problem: `does not say what ${name} is.`, remedy: `Write \`${name}="…"\`.` };
  }
  const word = value === undefined ? name : `${name}=…`;
  const problem = `has “${word}” after the language of a code block, which means nothing.`;
  const elsewhere = ownOf(ELSEWHERE, name);
  if (elsewhere !== undefined) return { problem, remedy: elsewhere };
  const words = Object.keys(FENCE_WORDS);
  const all = [...FENCE_MARKS.map(({ write }) => write), ...words.map(writtenWord)];
  const remedy = didYouMean(name, words, {
    otherwise: `Use one of ${all.join(', ')}.`,
    write: (near) => `\`${writtenWord(near)}\``,
  });
  return { problem, remedy };
}

/** `lineNumbers=false` is what a block has without the word, `wrap=false` the opposite of `wrap`. */
function opposite(flag: Partial<FenceMeta>): Partial<FenceMeta> {
  return Object.fromEntries(Object.entries(flag).map(([name, value]) => [name, !value]));
}

function readRanges(text: string, { meta, problems }: Draft): void {
  for (const part of text.split(',').map((range) => range.trim())) {
    const [, first, last = first] = RANGE.exec(part) ?? [];
    if (first === undefined || Number(first) === 0 || Number(last) < Number(first)) {
      const problem = `points out the lines “${part}”, which are not lines.`;
      problems.push({ problem, remedy: 'Write lines and ranges, counted from 1: `{1,3-5}`.' });
      continue;
    }
    meta.marked.push({ first: Number(first), last: Number(last) });
  }
}
