import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { BRITISH } from '@/scripts/support/words-not-used';

/** Words and forms that comments, errors, interface texts and documents do not use, with what to write instead. */
const NOT_USED: readonly [form: RegExp, instead: string][] = [
  [/(?<!\bthere )\b(?:is|are|was|were) no (?!longer\b|more\b|other\b)[a-z]+/i, 'is not a …'],
  [/\bshall\b/i, 'must, or the present tense'],
  [/\banew\b/i, 'again'],
  [/\bfilms?\b/i, 'video'],
  [/\bwho cannot see\b/i, 'alt text'],
  [/(?<!\ball )\bbut for\b/i, 'except'],
  [/\bat hand\b/i, 'available'],
  [/\bin vain\b/i, 'without result'],
  [/\bby ear\b/i, 'with a screen reader'],
  [/\bcomes? upon\b/i, 'finds'],
  [/\blost readers?\b/i, 'the 404 page'],
  [/\bas the \w+ has it\b/i, 'as … says'],
  [/\bwithout a word\b/i, 'silently'],
  [/\bgoes on after\b/i, 'continues after'],
  [/\bmistakes?\b/i, 'error'],
  [/\bcomplain(?:s|ts?)?\b/i, 'warning, error'],
  [/\bmend(?:s|ed)?\b/i, 'fix'],
  [/\bfor ever\b/i, 'permanently, endlessly'],
  [/\bsomebody\b/i, 'a person with a role: an author, another process'],
  [/\blooks? after\b/i, 'handles'],
  [/\bcomes? to light\b/i, 'is found'],
  [/\bblocks? of code\b/i, 'code block'],
  [/\bon (?:a line of its|lines of their) own\b/i, 'on its own line'],
  [new RegExp(BRITISH[0].source, 'i'), BRITISH[1]],
  // The form of a sentence whose subject is a clause: “Who types is not interrupted.”
  [/(?:^|[.:;] |\* )who \w+s\b(?!.*\?)/i, 'a reader who …'],
  // A constant that explains itself by its value: “So many are kept.”
  [/(?:\/\*\* |\/\/ |[.:;] )so (?:many|long|much)\b/i, 'the number of …, how long …'],
];

const FOLDERS = ['app', 'components', 'lib', 'scripts', '__tests__', ':(glob)*.md', ':(glob)*.*s'];
const OTHER = /^(?:__tests__\/fixtures|__tests__\/relevance|scripts\/prove\/tool)\//;
/** The word lists and their tests. */
const OWN = [
  '__tests__/unit/english.test.ts',
  '__tests__/unit/scripts/check-words.test.ts',
  'scripts/support/words-not-used.ts',
];

const files = execFileSync('git', ['ls-files', '--', ...FOLDERS], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:tsx?|mjs|css|md)$/.test(file) || file === 'lib/messages/en.json')
  .filter((file) => !OTHER.test(file) && !OWN.includes(file));

test.each(NOT_USED)('no text uses %s', (form, instead) => {
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        form.test(line) ? [`${file}:${index + 1}: write “${instead}”: ${line.trim()}`] : [],
      ),
  );
  expect(found).toEqual([]);
});
