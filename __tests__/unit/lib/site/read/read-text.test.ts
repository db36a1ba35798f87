import { rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '@/lib/problem/problem';
import { checkSite } from '@/lib/site/check/check-site';
import { readDecoded, readText } from '@/lib/site/read/read-text';
import { readSite } from '@/lib/site/site';
import { inBothLanguages, makeContentFolder } from '../../../../support/content-folder';

const TEXT = '# Café {#cafe}\n\nText.\n';

function swapped(bytes: Buffer): Buffer {
  return Buffer.from(bytes).swap16();
}

test.each([
  ['UTF-8', Buffer.from(TEXT), TEXT, undefined],
  [
    'UTF-8 with a mark and Windows lines',
    Buffer.from(`\uFEFF${TEXT.replaceAll('\n', '\r\n')}`),
    TEXT,
    undefined,
  ],
  [
    'UTF-16 with a mark',
    Buffer.from(`\uFEFF${TEXT}`, 'utf16le'),
    TEXT,
    '1: is in UTF-16. Save the file in UTF-8.',
  ],
  [
    'UTF-16 without a mark',
    Buffer.from(TEXT, 'utf16le'),
    TEXT,
    '1: is in UTF-16. Save the file in UTF-8.',
  ],
  [
    'UTF-16 in the other order',
    swapped(Buffer.from(TEXT, 'utf16le')),
    TEXT,
    '1: is in UTF-16. Save the file in UTF-8.',
  ],
  [
    'latin-1',
    Buffer.from(`A\n${TEXT}`, 'latin1'),
    `A\n${TEXT}`,
    '2: is not in UTF-8. Save the file in UTF-8.',
  ],
  [
    'a lost character',
    Buffer.from('a\nb\uFFFD\n'),
    'a\nb\uFFFD\n',
    '2: holds the character U+FFFD, which replaces a lost one. Type it again.',
  ],
  ['NUL', Buffer.from('ab\n\nc\0\n'), 'ab\n\nc\0\n', '3: holds the character NUL. Type it again.'],
])('a text in %s is decoded, or reported', (_, bytes, text, message) => {
  const file = path.join(makeContentFolder({}), 'en/a.mdx');
  writeFileSync(file, bytes);
  const problems: Problem[] = [];
  expect(readText(file, (problem) => problems.push(problem))).toBe(text);
  expect(problems.map(({ line, problem, remedy }) => `${line}: ${problem} ${remedy}`)).toEqual(
    message === undefined ? [] : [message],
  );
});

test('a missing file has no text', () => {
  expect(readText('/nowhere.mdx', () => undefined)).toBeUndefined();
});

test('the encoding of every file of authors is checked, and reported once per file', async () => {
  const latin = (text: string) => Buffer.from(text, 'latin1');
  const folder = makeContentFolder({
    ...inBothLanguages(
      'a.mdx',
      '# A\n\nimport P from \'./p-shared.mdx\'\n\n<P />\n\n```js file="./code.js"\n```\n',
    ),
    ...inBothLanguages('p-shared.mdx', 'A piece.\n'),
  });
  const files: Record<string, Buffer> = {
    'en/p-shared.mdx': latin('Une pi\u00e8ce.\n'),
    'en/_meta.json': Buffer.from('["a"]', 'utf16le'),
    'en/_nav.json': latin('[\n{ "text": "\u00e0", "link": "/a" }]'),
    'redirects.json': latin('{\n\n"/old": "/a?\u00e0" }'),
    'synonyms.json': latin('[["\u00e0", "a"]]'),
    'glossary.yaml': latin('page: a.mdx\ngroups: [] # \u00e0\n'),
    'en/code.js': latin('// \u00e0\n'),
    'zh/code.js': latin('// a\n'),
  };
  for (const [name, bytes] of Object.entries(files)) writeFileSync(path.join(folder, name), bytes);
  const problems = (await checkSite(await readSite())).filter(({ problem }) =>
    problem.includes('UTF'),
  );
  const places = problems.map(({ file, line, problem }) => `${file}:${line}: ${problem}`);
  expect(places.map((place) => place.replace(/.*\/content-\w+\//, ''))).toEqual([
    'en/_meta.json:1: is in UTF-16.',
    'en/_nav.json:2: is not in UTF-8.',
    'en/a.mdx:7: takes code from ./code.js, which is not in UTF-8 (line 1).',
    'en/p-shared.mdx:1: is not in UTF-8.',
    'glossary.yaml:2: is not in UTF-8.',
    'redirects.json:3: is not in UTF-8.',
    'synonyms.json:1: is not in UTF-8.',
  ]);
});

test('a file is read again after a change, and while another could follow without a later time', () => {
  const file = path.join(makeContentFolder({ 'a.txt': 'first' }), 'a.txt');
  const changed = statSync(file).ctimeMs;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(changed + 10);
  const fresh = readDecoded(file);
  expect(readDecoded(file)).not.toBe(fresh);
  clock.mockReturnValue(changed + 1000);
  const settled = readDecoded(file);
  expect(readDecoded(file)).toBe(settled);
  writeFileSync(file, 'longer text');
  expect(readDecoded(file)?.text).toBe('longer text');
  rmSync(file);
  expect(readDecoded(file)).toBeUndefined();
  clock.mockRestore();
});
