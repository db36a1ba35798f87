import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ContentError } from '../../lib/content/check/problems';
import type { Problem } from '../../lib/problem';
import { NOT_USED } from './words-not-used';

/** Texts that readers see: pages, titles in lists, terms, captions, interface. */
const TEXTS = [
  'content/en',
  'content/zh',
  'content/glossary.yaml',
  'content/pictures/recipes.yaml',
  'lib/messages',
];
const HAN = /\p{Script=Han}/u;

/** Text that is not prose, or that quotes others. It is blanked, so that line numbers stay the same. */
const NOT_PROSE: readonly [part: RegExp, instead: string][] = [
  [/^( *)```[\s\S]*?^ *```/gm, ''],
  [/^keywords:(?: .*\n|\n(?:[ ].*\n)+)/gm, ''],
  [/^ +- \{ .*\}$/gm, ''],
  [/ ?\{#[^\n]*\}$/gm, ''],
  [/`[^`\n]+`/g, '`x`'],
  [/\]\([^)\n]*\)/g, ']'],
  [/<[^>]+>/g, ' '],
];

/** The errors of a text. In a file for both languages, each line with Chinese characters is Chinese. */
export function wordProblems(file: string, text: string): Problem[] {
  const locale = /\/(en|zh)[/.]/.exec(file)?.[1];
  const prose = NOT_PROSE.reduce(
    (rest, [part, instead]) => rest.replace(part, (found) => instead + blankLinesOf(found)),
    text,
  );
  if (locale === 'en' || locale === 'zh') return problemsIn(file, prose, locale);
  const linesIn = (isChinese: boolean) =>
    prose.replace(/^.*$/gm, (line) => (HAN.test(line) === isChinese ? line : ''));
  return [...problemsIn(file, linesIn(false), 'en'), ...problemsIn(file, linesIn(true), 'zh')];
}

function problemsIn(file: string, prose: string, locale: 'en' | 'zh'): Problem[] {
  return NOT_USED[locale].flatMap(([form, instead]) =>
    [...prose.matchAll(form)].map((match): Problem => {
      const end = match.index + match[0].length;
      const from = Math.max(prose.lastIndexOf('\n', end - 1) + 1, match.index - 12);
      const around = prose.slice(from, end + 12).split('\n')[0];
      const line = prose.slice(0, end).split('\n').length;
      return { file, line, problem: `has “${around}”.`, remedy: `Write ${instead}.` };
    }),
  );
}

function blankLinesOf(text: string): string {
  return '\n'.repeat(text.split('\n').length - 1);
}

/**
 * Checks the words of every text that readers see.
 *
 * @throws ContentError with every error.
 */
export function checkWords(): void {
  const files = execFileSync('git', ['ls-files', '--', ...TEXTS], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(?:mdx|json|yaml)$/.test(file));
  const problems = files.flatMap((file) => wordProblems(file, readFileSync(file, 'utf8')));
  if (problems.length > 0) throw new ContentError(problems);
}
