import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readKnownMistakes, writeKnownMistakes } from '@/lib/content/known-mistakes';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mistakes-'));
});

afterEach(() => {
  delete process.env.MISTAKES_FILE;
  rmSync(folder, { recursive: true });
});

test('mistakes of the last check are known until their file changes, or none are left', () => {
  process.env.MISTAKES_FILE = path.join(folder, 'known', 'mistakes.json');
  const [a, b] = ['a.mdx', 'b.mdx'].map((name) => path.join(folder, name)) as [string, string];
  writeFileSync(a, '');
  writeFileSync(b, '');
  const mistakes = [a, b].map((file) => ({ file, line: 1, problem: 'is wrong.', remedy: 'Mend.' }));
  expect(readKnownMistakes()).toEqual([]);
  writeKnownMistakes(mistakes);
  expect(readKnownMistakes()).toEqual(mistakes);
  utimesSync(a, 1, 1);
  expect(readKnownMistakes()).toEqual([mistakes[1]]);
  rmSync(b);
  expect(readKnownMistakes()).toEqual([]);
  writeKnownMistakes([]);
  expect(readKnownMistakes()).toEqual([]);
});

test('without a development server nothing is kept', () => {
  writeKnownMistakes([{ file: 'a.mdx', problem: 'is wrong.', remedy: 'Mend.' }]);
  expect(readKnownMistakes()).toEqual([]);
});
