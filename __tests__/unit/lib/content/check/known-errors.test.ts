import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readKnownErrors, writeKnownErrors } from '@/lib/content/check/known-errors';
import { makeTempFolder } from '../../../../support/temp-folder';

let folder: string;

beforeEach(() => {
  folder = makeTempFolder();
});

afterEach(() => {
  delete process.env['KNOWN_ERRORS_FILE'];
});

/** Two files with an error each, and an error in a missing file, found by a check that began after the last write. */
function makeErrors() {
  process.env['KNOWN_ERRORS_FILE'] = path.join(folder, 'known', 'errors.json');
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
  writeKnownErrors(errors, checkedAt);
  expect(readKnownErrors()).toEqual(errors);
  utimesSync(a, 12, 12);
  expect(readKnownErrors()).toEqual(errors.slice(1));
  rmSync(b);
  expect(readKnownErrors()).toEqual(errors.slice(2));
  writeKnownErrors([], checkedAt);
  expect(readKnownErrors()).toEqual([]);
});

test('a file that has changed during the check has no known errors', () => {
  const { a, errors, checkedAt } = makeErrors();
  utimesSync(a, 12, 12);
  writeKnownErrors(errors, checkedAt);
  expect(readKnownErrors()).toEqual(errors.slice(1));
});

test('without a development server nothing is stored', () => {
  writeKnownErrors([{ file: 'a.mdx', problem: 'is wrong.', remedy: 'Fix.' }], 0);
  expect(readKnownErrors()).toEqual([]);
});
