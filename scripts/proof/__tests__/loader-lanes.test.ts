import { lanesOf } from '../projects/loader-lanes';
import type { ReportData } from '../projects/report-data';

/** A call as the report has it: file, loader, and its start and end in ms after the start of the compilation. */
type Call = readonly [file: string, loader: string, from: number, to: number];

const START = 1_000_000;

function lanesOfCalls(calls: readonly Call[], time = 1000) {
  const data = {
    summary: { costs: [{ name: 'beforeCompile->afterCompile', startAt: START, costs: time }] },
    loader: calls.map(([file, loader, from, to]) => ({
      resource: { path: `/app/${file}` },
      loaders: [{ loader, startAt: START + from, endAt: START + to }],
    })),
  };
  return lanesOf(data as unknown as ReportData, time, '/app');
}

test('each loader has a lane, the busiest first, and calls that overlap count once', () => {
  const lanes = lanesOfCalls([
    ['src/a.ts', 'a', 0, 100],
    ['node_modules/b/node_modules/c/x.js', 'b', 100, 400],
    ['src/b.js', 'b', 200, 500],
    ['node_modules/b/y.js', 'b', 600, 650],
  ]);
  expect(lanes.map(({ loader, calls, ofPackages, ms }) => [loader, calls, ofPackages, ms])).toEqual(
    [
      ['b', 3, 2, 450],
      ['a', 1, 0, 100],
    ],
  );
  expect(lanes[0]?.bars.map(({ file, ofPackage }) => [file, ofPackage])).toEqual([
    ['b/c/x.js', true],
    ['src/b.js', false],
    ['b/y.js', true],
  ]);
});

test('short calls that follow each other are one bar, with the name of the longest', () => {
  const [lane] = lanesOfCalls([
    ['node_modules/a.js', 'x', 0, 1],
    ['node_modules/b.js', 'x', 1, 4],
    ['node_modules/c.js', 'x', 4, 6],
    ['node_modules/d.js', 'x', 100, 101],
  ]);
  expect(lane?.bars).toEqual([
    { from: 0, to: 6, calls: 3, file: 'b.js', ofPackage: true },
    { from: 100, to: 101, calls: 1, file: 'd.js', ofPackage: true },
  ]);
});

test.each<[string, Call]>([
  ['long', ['src/b.ts', 'x', 2, 40]],
  ['of a package', ['node_modules/b.js', 'x', 2, 3]],
  ['later', ['src/b.ts', 'x', 30, 31]],
])('a call that is %s has a bar of its own', (_, call) => {
  expect(lanesOfCalls([['src/a.ts', 'x', 0, 1], call])[0]?.bars).toHaveLength(2);
});

test('a call within another one is part of its bar', () => {
  const [lane] = lanesOfCalls([
    ['src/a.ts', 'x', 0, 300],
    ['src/b.ts', 'x', 100, 200],
  ]);
  expect(lane?.bars).toMatchObject([{ from: 0, to: 300, calls: 2, file: 'src/a.ts' }]);
});
