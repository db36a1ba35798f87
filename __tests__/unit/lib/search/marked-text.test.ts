import { type Highlight, markedText } from '@/lib/search/marked-text';

function marked(text: string, ...highlights: [start: number, length: number][]): string {
  const list: Highlight[] = highlights.map(([start, length]) => ({ start, length }));
  return markedText(text, list)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');
}

test('matches are set apart, at the ends too', () => {
  expect(marked('bundle diff', [0, 6])).toBe('[bundle] diff');
  expect(marked('bundle diff', [7, 4], [0, 6])).toBe('[bundle] [diff]');
  expect(marked('产物体积', [2, 2])).toBe('产物[体积]');
});

test('a text without matches is one part, an empty one none', () => {
  expect(marked('text')).toBe('text');
  expect(markedText('', [{ start: 0, length: 3 }])).toEqual([]);
});

test('matches that overlap or lie outside lose no character', () => {
  expect(marked('abcdef', [0, 3], [2, 2], [5, 9], [40, 2])).toBe('[abc][d]e[f]');
});
