import { readFileSync } from 'node:fs';
import { DRAWING_FILE, drawMap } from '../projects/draw-map';
import { type BundleMap, packagesOf } from '../projects/map-packages';
import { MAP_FILE } from '../projects/measure-map';

/** An app with two copies of a package, of which the second build has one. */
const MAP: BundleMap = {
  before: {
    total: 100_000,
    versions: { 'node_modules/a': '2.0.0', 'node_modules/b/node_modules/a': '1.0.0' },
    files: {
      'main.js': { 'src/index.ts': 20_000, 'node_modules/a/index.js': 40_000 },
      'other.js': {
        'node_modules/b/node_modules/a/index.js': 30_000,
        'node_modules/b/x.js': 9_980,
        'node_modules/b/y.js': 10,
        'node_modules/b/z.js': 10,
      },
    },
  },
  after: {
    total: 70_000,
    versions: { 'node_modules/a': '2.0.0' },
    files: {
      'main.js': { 'src/index.ts': 20_000, 'node_modules/a/index.js': 40_000 },
      'other.js': { 'node_modules/b/x.js': 10_000 },
    },
  },
};

interface Tile {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The modules of one build, in percent. */
function tilesOf(svg: string, build: string): Tile[] {
  const drawing =
    new RegExp(`data-build="${build}".*?(?=<g data-build|$)`, 's').exec(svg)?.[0] ?? '';
  return [
    ...drawing.matchAll(
      /<rect x="([\d.]+)%" y="([\d.]+)%" width="([\d.]+)%" height="([\d.]+)%" data-name="([^"]*)"/g,
    ),
  ].map(([, x, y, width, height, name = '']) => ({
    name,
    x: Number(x),
    y: Number(y),
    width: Number(width),
    height: Number(height),
  }));
}

test('the drawing of the home page shows the recorded data', () => {
  const drawing = drawMap(JSON.parse(readFileSync(MAP_FILE, 'utf8')));
  expect(readFileSync(DRAWING_FILE, 'utf8')).toBe(drawing);
  expect(drawing).not.toMatch(/style|fill|#[\da-f]{3}/);
});

test('the label of a copy shows its parent package, its name and its size on separate lines', () => {
  const [, copy = ''] = drawMap(MAP).match(/<text.*?<\/text>/g) ?? [];
  expect(copy.replace(/<[^>]+>/g, '|')).toBe('||b/||a|| 1.0.0||30.0\u00a0kB||');
});

test('copies of a package differ from the one nearest to the app in kind, version and parent', () => {
  const packages = packagesOf(MAP);
  expect(packages.map(({ name, version, parent, kind }) => [name, version, parent, kind])).toEqual([
    ['a', '2.0.0', undefined, 'original'],
    ['a', '1.0.0', 'b', 'copy'],
    ['b', undefined, undefined, undefined],
    ['src', undefined, undefined, undefined],
  ]);
  expect(packages[1]?.modules.map(({ name }) => name)).toEqual(['b/a/index.js']);
});

test('a copy that the second build still has is not marked', () => {
  const { before, after } = MAP;
  const files = { ...after.files, 'x.js': { 'node_modules/b/node_modules/a/index.js': 30_000 } };
  const kinds = packagesOf({ before, after: { ...after, files } }).map(({ kind }) => kind);
  expect(kinds).toEqual([undefined, undefined, undefined, undefined]);
});

test('small modules are merged, and both builds have the same modules', () => {
  const [, , b] = packagesOf(MAP);
  expect(b?.modules).toEqual([
    { name: 'b/x.js', count: 1, before: 9980, after: 10_000 },
    { count: 2, before: 20, after: 0 },
  ]);
});

test('modules that are too narrow to be visible are left out, and names are escaped', () => {
  const files = { 'a.js': { 'src/"<b>.ts': 1_000_000, 'src/line.ts': 1 } };
  const build = { total: 1_000_001, versions: {}, files };
  expect(tilesOf(drawMap({ before: build, after: build }), 'before')).toMatchObject([
    { name: 'src/&quot;&lt;b&gt;.ts' },
  ]);
});

test('a module in several files appears once per file', () => {
  const files = { 'a.js': { 'src/x.ts': 5000 }, 'b.js': { 'src/x.ts': 5000 } };
  const build = { total: 10_000, versions: {}, files };
  const [app] = packagesOf({ before: build, after: build });
  expect(app?.modules.map(({ name, before }) => [name, before])).toEqual([
    ['src/x.ts', 5000],
    ['src/x.ts', 5000],
  ]);
});

test('the area is proportional to the size in both builds, and removed modules leave a gap', () => {
  const svg = drawMap(MAP);
  const [before, after] = ['before', 'after'].map((build) => tilesOf(svg, build));
  const area = (tiles: Tile[] = [], name = '') => {
    const tile = tiles.find((each) => each.name === name);
    return tile ? tile.width * tile.height : 0;
  };
  expect(area(before, 'src/index.ts') / area(before, 'a/index.js')).toBeCloseTo(20 / 40, 1);
  expect(area(after, 'a/index.js') / area(before, 'a/index.js')).toBeCloseTo(1, 1);
  expect(area(before, 'b/a/index.js')).toBeGreaterThan(0);
  expect(area(after, 'b/a/index.js')).toBe(0);
  const [, y, height] = /data-freed=""><rect x="0%" y="([\d.]+)%" width="100%" height="([\d.]+)%"/
    .exec(svg)
    ?.map(Number) ?? [0, 0, 0];
  expect(Number(y) + Number(height)).toBeCloseTo(100);
  expect(y).toBeGreaterThan(70);
  expect(drawMap({ before: MAP.before, after: MAP.before })).not.toContain('freed');
});
