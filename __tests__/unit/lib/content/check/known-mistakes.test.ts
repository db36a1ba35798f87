import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readKnownMistakes, writeKnownMistakes } from '@/lib/content/check/known-mistakes';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mistakes-'));
});

afterEach(() => {
  delete process.env.MISTAKES_FILE;
  rmSync(folder, { recursive: true });
});

/** Two files with a mistake each, and one about a file that is missing, found by a check that began after a write. */
function plant() {
  process.env.MISTAKES_FILE = path.join(folder, 'known', 'mistakes.json');
  const files = ['a.mdx', 'b.mdx', 'missing.mdx'].map((name) => path.join(folder, name));
  for (const file of files.slice(0, 2)) {
    writeFileSync(file, '');
    utimesSync(file, 10, 10);
  }
  const mistakes = files.map((file) => ({ file, line: 1, problem: 'is wrong.', remedy: 'Mend.' }));
  return { a: files[0] ?? '', b: files[1] ?? '', mistakes, checkedAt: 11_000 };
}

test('mistakes of the last check are known until their file changes, or none are left', () => {
  const { a, b, mistakes, checkedAt } = plant();
  expect(readKnownMistakes()).toEqual([]);
  writeKnownMistakes(mistakes, checkedAt);
  expect(readKnownMistakes()).toEqual(mistakes);
  utimesSync(a, 12, 12);
  expect(readKnownMistakes()).toEqual(mistakes.slice(1));
  rmSync(b);
  expect(readKnownMistakes()).toEqual(mistakes.slice(2));
  writeKnownMistakes([], checkedAt);
  expect(readKnownMistakes()).toEqual([]);
});

test('a file that was changed while the check read has no known mistakes', () => {
  const { a, mistakes, checkedAt } = plant();
  utimesSync(a, 12, 12);
  writeKnownMistakes(mistakes, checkedAt);
  expect(readKnownMistakes()).toEqual(mistakes.slice(1));
});

test('without a development server nothing is kept', () => {
  writeKnownMistakes([{ file: 'a.mdx', problem: 'is wrong.', remedy: 'Mend.' }], 0);
  expect(readKnownMistakes()).toEqual([]);
});
