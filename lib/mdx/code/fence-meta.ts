import { didYouMean } from '../nearest';

/**
 * How a block is proved. `true` where the mode stands alone, else the text it was given:
 * `run="harbor"`. They say nothing about how the block looks.
 */
export interface FenceProof {
  check?: true | string;
  run?: true | string;
  output?: true | string;
  /** Why the block is not proved; empty where its author says nothing, which is a mistake. */
  skip?: string;
}

/** What an author may say about a block of code after its language. */
export interface FenceMeta {
  /** `title="rspack.config.mjs"` */
  title?: string;
  /** `[npm]`: the name of its tab in a code group. */
  label?: string;
  /** `{1,3-5}`: the lines to point out, from 1. */
  marked: readonly number[];
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

/** A mistake in what stands after the opening fence. */
interface FenceMistake {
  problem: string;
  remedy: string;
}

interface Word {
  name: string;
  value: string | undefined;
}

interface Draft {
  meta: FenceMeta & { marked: number[] };
  mistakes: FenceMistake[];
}

/** `{1,3-5}`, `[npm]`, `name="value"` in either quotes or none, `name`. */
const WORD = /\{([^}]*)\}|\[([^\]]*)\]|([^\s="'[{]+)(?:=("[^"]*"|'[^']*'|\S*))?|\S+/g;
const RANGE = /^(\d+)(?:-(\d+))?$/;

const FLAGS: Record<string, Partial<FenceMeta>> = {
  lineNumbers: { hasLineNumbers: true },
  showLineNumbers: { hasLineNumbers: true },
  wrap: { wrap: true },
  nowrap: { wrap: false },
  fold: { fold: true },
  nofold: { fold: false },
};
const TEXTS = ['title', 'file', 'region'] as const;
const MODES = ['check', 'run', 'output'] as const;
/** Every word by its name, as it is written. */
const WORDS: Record<string, string> = Object.fromEntries([
  ...[...Object.keys(FLAGS), ...MODES].map((name) => [name, name]),
  ...[...TEXTS, 'skip'].map((name) => [name, `${name}="…"`]),
]);
/** Known elsewhere; here another word does it. */
const ELSEWHERE: Record<string, string> = {
  height: 'Write `fold`; every folded block shows the same number of lines.',
  noLineNumbers: 'Remove it; lines have numbers only where `lineNumbers` asks for them.',
};

/**
 * Read what stands after the language of a fence: `title="a.ts" {1,3-5} lineNumbers`.
 * Valid words count even if others are not valid.
 */
export function parseFenceMeta(text: string): { meta: FenceMeta; mistakes: FenceMistake[] } {
  const draft: Draft = { meta: { marked: [], hasLineNumbers: false, proof: {} }, mistakes: [] };
  for (const [whole, ranges, label, name, value] of text.matchAll(WORD)) {
    if (ranges !== undefined) readRanges(ranges, draft);
    else if (label !== undefined) draft.meta.label = label.trim();
    else readWord({ name: name ?? whole, value: value?.replace(/^(["'])(.*)\1$/, '$2') }, draft);
  }
  if (draft.meta.region !== undefined && draft.meta.file === undefined) {
    const remedy = 'Add `file="…"`, or remove the region.';
    draft.mistakes.push({ problem: 'names a region, but no file.', remedy });
  }
  return draft;
}

/** `js{1,3}`, as VitePress allows, is the language `js` and the rest; undefined where nothing stands. */
export function splitLanguage(info: string | null | undefined): { lang?: string; rest: string } {
  const [, lang = '', rest = ''] = /^([^\s{[]*)(.*)$/.exec(info ?? '') ?? [];
  return lang === '' ? { rest } : { lang, rest };
}

function readWord({ name, value }: Word, { meta, mistakes }: Draft): void {
  const flag = Object.hasOwn(FLAGS, name) ? FLAGS[name] : undefined;
  const text = TEXTS.find((known) => known === name);
  const mode = MODES.find((known) => known === name);
  if (flag && value === undefined) Object.assign(meta, flag);
  else if (text && value) meta[text] = value;
  else if (mode && value !== '') meta.proof[mode] = value ?? true;
  else if (name === 'skip' && value) meta.proof.skip = value;
  else {
    if (name === 'skip') meta.proof.skip = '';
    mistakes.push(mistakeIn({ name, value }, flag !== undefined));
  }
}

function mistakeIn({ name, value }: Word, isFlag: boolean): FenceMistake {
  if (isFlag) {
    return { problem: `gives the word ${name} a value.`, remedy: `Write \`${name}\` alone.` };
  }
  if ([...TEXTS, ...MODES, 'skip'].some((known) => known === name)) {
    const problem = `does not say what ${name} is.`;
    return { problem, remedy: `Write \`${name}="…"\`.` };
  }
  const word = value === undefined ? name : `${name}=…`;
  const problem = `has “${word}” after the language of a code block, which means nothing.`;
  if (Object.hasOwn(ELSEWHERE, name)) return { problem, remedy: ELSEWHERE[name] ?? '' };
  const known = ['{1,3-5}', '[label]', ...Object.values(WORDS)].join(', ');
  const remedy = didYouMean(name, Object.keys(WORDS), {
    otherwise: isFileName(word)
      ? `Write \`title="${word}"\` for the name of the file.`
      : `Use one of ${known}.`,
    write: (near) => `\`${WORDS[near]}\``,
  });
  return { problem, remedy };
}

/** `rspack.config.mjs`: a name with an ending. */
function isFileName(word: string): boolean {
  return /^[^=\s]+\.\w+$/.test(word);
}

function readRanges(text: string, { meta, mistakes }: Draft): void {
  for (const part of text.split(',').map((range) => range.trim())) {
    const [, first, last = first] = RANGE.exec(part) ?? [];
    if (first === undefined || Number(first) === 0 || Number(last) < Number(first)) {
      const problem = `points out the lines “${part}”, which are not lines.`;
      mistakes.push({ problem, remedy: 'Write lines and ranges, counted from 1: `{1,3-5}`.' });
      continue;
    }
    for (let line = Number(first); line <= Number(last); line += 1) meta.marked.push(line);
  }
}
