/** What the pages say about E1003, which reports slow loaders. */
import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { build, RELEASE, writeProject } from './build-small.mjs';

/** Takes its time, without which there would be nothing to add up. */
const SLOW_LOADER = `
  module.exports = function slow(source) {
    const end = Date.now() + 20;
    while (Date.now() < end);
    return source;
  };
`;

const IMPATIENT = {
  linter: { rules: { 'loader-performance-optimization': ['Warn', { threshold: 10 }] } },
};

for (const [bundler, count] of [
  ['rspack', { 1.6: 0, '2.0': 1 }[RELEASE]],
  ['webpack', 1],
]) {
  test(`E1003 gives ${count} findings about a loader that exceeds the threshold in node_modules on ${bundler}`, async () => {
    const folder = await writeProject({
      'src/index.js': "import title from 'pad'; console.log(title);",
      'node_modules/pad/package.json': '{ "name": "pad", "version": "1.0.0" }',
      'node_modules/pad/index.js': 'export default document.title;',
      'slow-loader.cjs': SLOW_LOADER,
    });
    const module = { rules: [{ test: /\.js$/, loader: path.join(folder, 'slow-loader.cjs') }] };
    const countWith = async (options) => {
      const { warnings } = await build(folder, bundler, { options, config: { module } });
      return warnings.filter((text) => text.includes('E1003')).length;
    };
    assert.equal(await countWith(IMPATIENT), count);
    // Five seconds are the default.
    assert.equal(await countWith({}), 0);
  });

  test(`E1003 gives ${count} findings about a loader that exceeds the threshold outside the context on ${bundler}`, async () => {
    const folder = await writeProject({
      'app/index.js': "import '../shared/title.js';",
      'shared/title.js': 'document.title = 1;',
      'slow-loader.cjs': SLOW_LOADER,
    });
    const { warnings } = await build(folder, bundler, {
      options: IMPATIENT,
      config: {
        context: path.join(folder, 'app'),
        entry: './index.js',
        module: { rules: [{ test: /\.js$/, loader: path.join(folder, 'slow-loader.cjs') }] },
      },
    });
    assert.equal(warnings.filter((text) => text.includes('1 outside project files')).length, count);
  });
}
