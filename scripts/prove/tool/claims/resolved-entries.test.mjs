/** What the pages say about E1009, which compares the file that was resolved with the ESM entry of a package. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { build, writeProject } from './build-small.mjs';

const CODE = 'export const title = document.title;';

/** A package of ES modules, with a file of its own for browsers. */
const packageWith = (browser) => ({
  'src/index.js': "import { title } from 'pad'; console.log(title);",
  'node_modules/pad/package.json': JSON.stringify({
    name: 'pad',
    version: '1.0.0',
    module: './index.mjs',
    browser,
  }),
  'node_modules/pad/index.mjs': CODE,
  [`node_modules/pad/${browser}`]: CODE,
});

for (const bundler of ['rspack', 'webpack']) {
  test(`E1009 reports an ESM build for browsers, unless it is .mjs or ignored, on ${bundler}`, async () => {
    const countWith = async (browser, ignore = []) => {
      const rules = { 'esm-resolved-to-cjs': ['Warn', { ignore }] };
      const { warnings } = await build(await writeProject(packageWith(browser)), bundler, {
        options: { linter: { rules } },
      });
      return warnings.filter((text) => text.includes('E1009')).length;
    };
    assert.equal(await countWith('browser.js'), 1);
    assert.equal(await countWith('browser.js', ['pad']), 0);
    assert.equal(await countWith('browser.mjs'), 0);
  });
}
