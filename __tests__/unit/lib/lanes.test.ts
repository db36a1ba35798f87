import { barOf, hasPauses, percentOf, ticksOf } from '@/lib/lanes';

test.each([
  [3021, [0, 1000, 2000, 3000]],
  [813, [0, 200, 400, 600, 800]],
  [10_080, [0, 2000, 4000, 6000, 8000, 10_000]],
  [190_899, [0, 50_000, 100_000, 150_000]],
  [1, [0, 0.2, 0.4, 0.6000000000000001, 0.8, 1]],
])('the axis to %d has round marks, and at most seven', (max, marks) => {
  expect(ticksOf(max)).toEqual(marks);
});

test.each([
  [500, 1000, 50],
  [1, 3, 33.3],
  [-5, 100, 0],
  [120, 100, 100],
])('%d of %d is at %d percent', (value, max, percent) => {
  expect(percentOf(value, max)).toBe(percent);
});

test.each([
  ['as long as its call', { from: 250, to: 500 }, { x: '25%', width: '25%' }],
  ['wide enough to be seen', { from: 250, to: 250 }, { x: '25%', width: '0.3%' }],
  ['within the axis at its end', { from: 1000, to: 1000 }, { x: '99.7%', width: '0.3%' }],
])('a bar is %s', (_, call, bar) => {
  expect(barOf(call, 1000)).toEqual(bar);
});

test.each([
  ['bars one after another', [0, 400, 400, 900], false],
  ['a pause too short to be seen', [0, 400, 405, 900], false],
  ['pauses', [500, 900, 0, 400], true],
  ['a pause that another bar fills', [0, 400, 500, 900, 100, 600], false],
  ['no bars', [], false],
])('a lane with %s', (_, times, isPausing) => {
  const bars = Array.from({ length: times.length / 2 }, (_, at) => ({
    from: times[2 * at] ?? 0,
    to: times[2 * at + 1] ?? 0,
  }));
  expect(hasPauses(bars, 1000)).toBe(isPausing);
});
