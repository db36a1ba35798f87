import { layoutBundleMap } from '@/lib/bundle-map/layout';
import { type BundleMap, packagesOf } from '@/lib/bundle-map/packages';
import { changeText, sizeText } from '@/lib/bundle-map/size';
import { bundleMapSvg } from '@/lib/bundle-map/svg';

const TEXTS = { small: '{count} small modules', freed: 'less' };

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
  const { before, after = before } = MAP;
  const files = { ...after.files, 'x.js': { 'node_modules/b/node_modules/a/index.js': 30_000 } };
  const kinds = packagesOf({ before, after: { ...after, files } }).map(({ kind }) => kind);
  expect(kinds).toEqual([undefined, undefined, undefined, undefined]);
});

test('the label of a copy shows its parent package, its name and its size on separate lines', () => {
  const svg = bundleMapSvg(layoutBundleMap({ before: MAP.before }), TEXTS);
  const [, copy = ''] = svg.match(/<text.*?<\/text>/g) ?? [];
  expect(copy.replace(/<[^>]+>/g, '|')).toBe('||b/||a|| 1.0.0||30.0\u00a0kB||');
});

test('small modules are merged, and both builds have the same modules', () => {
  const [, , b] = packagesOf(MAP);
  expect(b?.modules).toEqual([
    { name: 'b/x.js', count: 1, before: 9980, after: 10_000 },
    { count: 2, before: 20, after: 0 },
  ]);
});

test('a label contains its size in both builds, so that the map can switch back', () => {
  const svg = bundleMapSvg(layoutBundleMap(MAP), TEXTS);
  expect(svg).toMatch(/<text[^>]* data-size="40000" data-then="[^"]* 40000">/);
});

test('modules that are too narrow to be visible are left out', () => {
  const files = { 'a.js': { 'src/large.ts': 1_000_000, 'src/line.ts': 1 } };
  const svg = bundleMapSvg(
    layoutBundleMap({ before: { total: 1_000_001, versions: {}, files } }),
    TEXTS,
  );
  expect(svg).toContain('src/large.ts');
  expect(svg).not.toContain('src/line.ts');
});

test('a module in several files appears once per file', () => {
  const files = { 'a.js': { 'src/x.ts': 5000 }, 'b.js': { 'src/x.ts': 5000 } };
  const [app] = packagesOf({ before: { total: 10_000, versions: {}, files } });
  expect(app?.modules.map(({ name, before }) => [name, before])).toEqual([
    ['src/x.ts', 5000],
    ['src/x.ts', 5000],
  ]);
});

test('the area is proportional to the size in both builds, and removed modules leave a gap', () => {
  const { packages, freed } = layoutBundleMap(MAP);
  const area = (box = { width: 0, height: 0 }) => box.width * box.height;
  const [first, , last] = packages;
  const share = area(last?.box.before) / area(first?.box.before);
  expect(share).toBeCloseTo(20 / 40, 1);
  expect(area(first?.box.after) / area(first?.box.before)).toBeCloseTo(1, 1);
  expect(packages.find(({ kind }) => kind === 'copy')?.box.after).toBeUndefined();
  expect(Math.round((freed?.height ?? 0) + (freed?.y ?? 0))).toBe(100);
  expect(freed?.y).toBeGreaterThan(70);
  expect(layoutBundleMap({ before: MAP.before }).freed).toBeUndefined();
});

test('the SVG is deterministic, without inline styles and unescaped names', () => {
  const odd: BundleMap = {
    before: { total: 1, versions: {}, files: { 'a.js': { 'src/"<b>.ts': 1 } } },
  };
  const svg = bundleMapSvg(layoutBundleMap(odd), TEXTS);
  expect(svg).toContain('data-name="src/&quot;&lt;b&gt;.ts"');
  expect(svg).not.toContain('style');
  expect(bundleMapSvg(layoutBundleMap(MAP), TEXTS)).toBe(bundleMapSvg(layoutBundleMap(MAP), TEXTS));
});

test('sizes have three significant digits', () => {
  expect([462_096, 50_077, 8323, 853].map(sizeText)).toEqual([
    '462\u00a0kB',
    '50.1\u00a0kB',
    '8.32\u00a0kB',
    '853\u00a0B',
  ]);
  expect(changeText(462_096, 379_233)).toBe('−18%');
  expect(changeText(100, 110)).toBe('+10%');
});
