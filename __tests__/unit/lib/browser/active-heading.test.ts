import { activeHeading } from '@/lib/browser/text/outline';

const headings = [
  { id: 'first', top: 300 },
  { id: 'second', top: 700 },
  { id: 'last', top: 3000 },
];

/** The positions of headings after scrolling down by a number of px. */
function scrolled(by: number) {
  return headings.map(({ id, top }) => ({ id, top: top - by }));
}

test.each([
  [0, false, 'first', 'before any heading is reached, the first one is active'],
  [250, false, 'first', 'a heading is active once it reaches the line'],
  [620, false, 'second', 'the next takes over at the line'],
  [2500, false, 'second', 'a heading stays active during a long section'],
  [2500, true, 'last', 'at the end of the page the last one is active'],
])('scrolled by %i, at the end %s: %s (%s)', (by, isAtEnd, id) => {
  expect(activeHeading(scrolled(by), 96, isAtEnd)).toBe(id);
});

test('a page without headings has no active heading', () => {
  expect(activeHeading([], 96, true)).toBeUndefined();
});
