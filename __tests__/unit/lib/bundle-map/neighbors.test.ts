import { neighborOf } from '@/lib/browser/home/map-neighbors';

const at = (x: number, y: number) => ({ place: { x, y, width: 10, height: 10, size: 1 } });
const [middle, left, right, above, corner] = [
  at(40, 40),
  at(0, 42),
  at(80, 40),
  at(40, 0),
  at(70, 0),
];
const all = [middle, left, right, above, corner];

test.each([
  ['ArrowLeft', left],
  ['ArrowRight', right],
  ['ArrowUp', above],
])('%s moves to the adjacent module', (key, wanted) => {
  expect(neighborOf(middle, key, all)).toBe(wanted);
});

test('an arrow key at the edge and other keys do not move', () => {
  expect(neighborOf(middle, 'ArrowDown', all)).toBeUndefined();
  expect(neighborOf(middle, 'Enter', all)).toBeUndefined();
});
