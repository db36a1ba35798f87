import { takeNotes } from '@/lib/mdx/code/code-notes';

/** Code and line kinds as one text: `added| line`. */
function noted(text: string): string[] {
  const { code, kinds } = takeNotes(text);
  return code
    .split('\n')
    .map(
      (line, index) => [...(kinds.get(index + 1) ?? [])].map((kind) => `${kind}|`).join('') + line,
    );
}

test.each([
  ['a(); // [!code ++]', 'added|a();'],
  ['a(); // [!code --]', 'removed|a();'],
  ['a(); // [!code highlight]', 'marked|a();'],
  ['a(); // [!code hl]', 'marked|a();'],
  ['a(); // [!code focus]', 'focused|a();'],
  ['a(); // [!code error]', 'error|a();'],
  ['a(); // [!code warning]', 'warning|a();'],
  ['npm i # [!code ++]', 'added|npm i'],
  ['a { } /* [!code ++] */', 'added|a { }'],
  ['<b/> <!-- [!code ++] -->', 'added|<b/>'],
  ['<b/> {/* [!code ++] */}', 'added|<b/>'],
  ['SELECT 1 -- [!code ++]', 'added|SELECT 1'],
  ['a(); // [!code ++] [!code focus]', 'added|focused|a();'],
])('%j is the line %j', (text, line) => {
  expect(noted(text)).toEqual([line]);
});

test('a number in an annotation is its number of lines', () => {
  expect(noted('a // [!code focus:2]\nb\nc')).toEqual(['focused|a', 'focused|b', 'c']);
});

test('an annotation on a separate line applies to the lines below it, and the line is removed', () => {
  expect(noted('a\n// [!code error:2]\nb\nc\nd')).toEqual(['a', 'error|b', 'error|c', 'd']);
});

test('code and other comments do not change', () => {
  const text = "const a = '[!code]'; // why [!code ++] not\n  b";
  expect(noted(text)).toEqual(text.split('\n'));
});

test('an escaped annotation is shown as text', () => {
  expect(noted('a // [\\!code ++]')).toEqual(['a // [!code ++]']);
});

test('an unknown annotation is reported with its line', () => {
  expect(takeNotes('a\nb // [!code bogus]').unknown).toEqual([{ note: 'bogus', line: 2 }]);
});

test('a number in an annotation ends with the code', () => {
  const { kinds } = takeNotes('a // [!code focus:99999999]\nb');
  expect([...kinds.keys()]).toEqual([1, 2]);
});
