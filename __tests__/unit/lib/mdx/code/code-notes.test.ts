import { takeNotes } from '@/lib/mdx/code/code-notes';

test.each([
  ['a(); // [!code highlight]', 'a();'],
  ['npm i # [!code highlight]', 'npm i'],
  ['a { } /* [!code highlight] */', 'a { }'],
  ['<b/> <!-- [!code highlight] -->', '<b/>'],
])('%j points out the line %j', (text, code) => {
  expect(takeNotes(`first\n${text}`)).toEqual({
    code: `first\n${code}`,
    marked: new Set([2]),
    unknown: [],
  });
});

test('code and other comments do not change', () => {
  const text = "const a = '[!code]'; // why [!code highlight] not\n  b";
  expect(takeNotes(text)).toEqual({ code: text, marked: new Set(), unknown: [] });
});

test('an unknown note is reported with its line', () => {
  expect(takeNotes('a\nb // [!code bogus]').unknown).toEqual([{ note: 'bogus', line: 2 }]);
});
