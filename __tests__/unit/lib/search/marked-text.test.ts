import { codeAndText, markedText, quoted } from '@/lib/search/marked-text';
import type { Highlight } from '@/lib/search/model';

function marked(text: string, ...highlights: [start: number, length: number][]): string {
  const list: Highlight[] = highlights.map(([start, length]) => ({ start, length }));
  return markedText(text, list)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');
}

test('matches become separate parts, also at both ends', () => {
  expect(marked('bundle diff', [0, 6])).toBe('[bundle] diff');
  expect(marked('bundle diff', [7, 4], [0, 6])).toBe('[bundle] [diff]');
  expect(marked('产物体积', [2, 2])).toBe('产物[体积]');
});

test('a text without matches is one part, an empty one none', () => {
  expect(marked('text')).toBe('text');
  expect(markedText('', [{ start: 0, length: 3 }])).toEqual([]);
});

test('overlapping matches and those outside of the text do not lose characters', () => {
  expect(marked('abcdef', [0, 3], [2, 2], [5, 9], [40, 2])).toBe('[abc][d]e[f]');
});

test('code between backticks becomes a separate part, at any position', () => {
  const shown = (passage: string) =>
    codeAndText(passage).map(({ text, start, isCode }) => [isCode, text, start]);
  expect(shown('`--json` writes `a b`.')).toEqual([
    [false, '', 0],
    [true, '--json', 1],
    [false, ' writes ', 8],
    [true, 'a b', 17],
    [false, '.', 21],
  ]);
  expect(shown('a single ` is a sign')).toEqual([[false, 'a single ` is a sign', 0]]);
});

test.each([
  ['a b', '`a b`'],
  ['a `b`', 'a `b`'],
  [' ', ' '],
])('code is quoted if the quotes matter: %s', (code, expected) => {
  expect(quoted(code)).toBe(expected);
});
