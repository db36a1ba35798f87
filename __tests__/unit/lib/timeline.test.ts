import { readFileSync } from 'node:fs';
import { TIMELINE_NAMES, timelineOf } from '@/lib/timeline';

const figures = JSON.parse(readFileSync('content/figures.json', 'utf8'));

/** What the figures say of a build. */
function figureOf(build: string) {
  return build.split('.').reduce((node, key) => node[key], figures);
}

test.each(TIMELINE_NAMES)('the lanes of %s and the numbers in texts are of one run', (build) => {
  const { times, loaderRuns } = figureOf(build);
  const { lanes, time } = timelineOf(build);
  expect(time).toBe(times.build);
  const { all, babelOnPackages, ...runs } = loaderRuns;
  expect(Object.fromEntries(lanes.map(({ loader, calls }) => [loader, calls]))).toEqual(runs);
  const babel = lanes.find(({ loader }) => loader === 'babel-loader');
  expect(babel?.ofPackages ?? 0).toBe(babelOnPackages);
  for (const { calls, bars, ms } of lanes) {
    expect(bars.reduce((sum, bar) => sum + bar.calls, 0)).toBe(calls);
    const ends = bars.flatMap(({ from, to }) => [from, to]);
    expect(Math.min(...ends)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...ends)).toBeLessThanOrEqual(time);
    expect(ms).toBeLessThanOrEqual(Math.max(...ends) - Math.min(...ends));
  }
});

test('the busiest lane of a build without include is Babel, which handles packages', () => {
  for (const build of ['webpack', 'rspackSlow.everywhere']) {
    expect(timelineOf(build).lanes[0]?.loader).toBe('babel-loader');
  }
});
