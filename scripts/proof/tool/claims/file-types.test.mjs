/** What the pages say about types of output files. */
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { build, writeProject } from './build-small.mjs';

const require = createRequire(import.meta.url);
const { Graph } = require('@rsdoctor/utils/common'); // 2.0: '@rsdoctor/shared/common-browser'

/** The table of the page Bundle Overall. */
const EXTENSIONS = {
  js: ['.js', '.bundle'],
  css: ['.css'],
  fonts: ['.ttf', '.fnt', '.fon', '.otf', '.woff', '.woff2'],
  html: ['.html'],
  imgs: ['.png', '.jpg', '.jpeg', '.svg', '.webp', '.gif', '.bmp'],
  media: ['.mp3', '.mp4', '.avi', '.wav', '.flv', '.mov', '.mpg', '.mpeg'],
  others: ['.mjs', '.cjs', '.json', '.wasm', '.avif', '.ico', '.webm', '.ogg', '.htm', '.txt'],
};

/** The number of files of each type, as the card and the diff count them. */
function countsOf(assets) {
  const summary = Graph.getAssetsSummary(assets, []);
  const diff = Graph.getAssetsDiffResult({ assets, chunks: [] }, { assets, chunks: [] });
  const counts = (types) =>
    Object.fromEntries(Object.entries(types).map(([type, { total }]) => [type, total.count]));
  const counted = counts(summary);
  const compared = Object.entries(counts(diff)).map(([type, { current }]) => [type, current]);
  assert.deepEqual(Object.fromEntries(compared), counted);
  return counted;
}

test('the type of a file in the card and in the diff is that of the table', () => {
  const names = Object.values(EXTENSIONS).flat();
  const assets = names.map((name, id) => ({ id, path: `file${name}`, size: 1, chunks: [] }));
  const expected = Object.entries(EXTENSIONS).map(([type, list]) => [type, list.length]);
  assert.deepEqual(countsOf(assets), { all: names.length, ...Object.fromEntries(expected) });
});

test('the card and the diff leave source maps and licenses out', async () => {
  const files = { 'src/index.js': 'console.log(document.title);' };
  const settings = { config: { devtool: 'source-map' } };
  const { output, data } = await build(await writeProject(files), 'rspack', settings);
  assert.ok(output['main.js.map']);
  const license = { id: -1, path: 'main.js.LICENSE.txt', size: 1, chunks: [] };
  assert.equal(countsOf([...data.chunkGraph.assets, license]).all, 1);
});
