import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keepKnownErrors, knownErrorsMark, readKnownErrors } from '@/lib/site/dev/known-errors';
import { makeTempFolder } from '../../../../support/temp-folder';

let folder: string;

beforeEach(() => {
  folder = makeTempFolder();
  keepKnownErrors([], 0);
});

/** Two files with an error each, and an error in a missing file, found by a check that began after the last write. */
function makeErrors() {
  const files = ['a.mdx', 'b.mdx', 'missing.mdx'].map((name) => path.join(folder, name));
  for (const file of files.slice(0, 2)) {
    writeFileSync(file, '');
    utimesSync(file, 10, 10);
  }
  const errors = files.map((file) => ({ file, line: 1, problem: 'is wrong.', remedy: 'Fix.' }));
  return { a: files[0] ?? '', b: files[1] ?? '', errors, checkedAt: 11_000 };
}

test('errors of the last check are known until their file changes, or a check finds none', () => {
  const { a, b, errors, checkedAt } = makeErrors();
  expect(readKnownErrors()).toEqual([]);
  keepKnownErrors(errors, checkedAt);
  expect(readKnownErrors()).toEqual(errors);
  utimesSync(a, 12, 12);
  expect(readKnownErrors()).toEqual(errors.slice(1));
  rmSync(b);
  expect(readKnownErrors()).toEqual(errors.slice(2));
  keepKnownErrors([], checkedAt);
  expect(readKnownErrors()).toEqual([]);
});

test('a file that has changed during the check has no known errors', () => {
  const { a, errors, checkedAt } = makeErrors();
  utimesSync(a, 12, 12);
  keepKnownErrors(errors, checkedAt);
  expect(readKnownErrors()).toEqual(errors.slice(1));
});

test('what is known changes with every check that finds errors', () => {
  const { errors, checkedAt } = makeErrors();
  const marks = [knownErrorsMark()];
  for (const found of [errors, errors, []]) {
    keepKnownErrors(found, checkedAt + marks.length);
    marks.push(knownErrorsMark());
  }
  expect(marks[3]).toBe(marks[0]);
  expect(new Set(marks).size).toBe(3);
});
