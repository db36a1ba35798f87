/** What the pages say about the effect of single options. */
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { inflateSync } from 'node:zlib';
import { BUNDLERS, build, configOf, NAMES, writeProject } from './build-small.mjs';
import { readClient } from './read-client.mjs';

const require = createRequire(import.meta.url);
const PARTS = {
  'src/index.js': "import './part.cjs'; console.log(1);",
  'src/part.cjs': 'exports.title = document.title;',
};

async function sizeOfPart(bundler, settings) {
  const { data } = await build(await writeProject(PARTS), bundler, settings);
  return data.moduleGraph.modules.find(({ path: file }) => file.endsWith('part.cjs')).size
    .parsedSize;
}

test('on Rspack parseBundle has an effect with `devtool: eval`, and none without it', async () => {
  const sizeWith = (parseBundle, devtool) =>
    sizeOfPart('rspack', { options: { supports: { parseBundle } }, config: { devtool } });
  assert.ok((await sizeWith(true, 'eval')) > 0);
  assert.equal(await sizeWith(false, 'eval'), 0);
  assert.equal(await sizeWith(false, false), await sizeWith(true, false));
});

test('on webpack code of BannerPlugin hides sizes without `supports.banner`, a comment does not', async () => {
  const { BannerPlugin } = require('webpack');
  const sizeWith = (options, banner = false) =>
    sizeOfPart('webpack', {
      options: { supports: { banner } },
      config: { plugins: [new BannerPlugin(options)] },
    });
  const code = { banner: 'window.banner = 1;', raw: true };
  assert.equal(await sizeWith(code), 0);
  const size = await sizeWith(code, true);
  assert.ok(size > 0);
  assert.equal(await sizeWith({ banner: 'a comment' }), size);
});

for (const bundler of NAMES) {
  test(`in normal mode innerClientPath as a folder fails in the browser, and the build passes, on ${bundler}`, async () => {
    const folder = await writeProject(PARTS);
    let answer;
    const asking = {
      apply(compiler) {
        compiler.hooks.make.tapPromise('Ask', async () => {
          const page = await fetch(`${config.plugins.at(-1).sdk.server.origin}/index.html`);
          answer = [page.status, await page.text()];
        });
      },
    };
    const options = { innerClientPath: folder, output: { mode: 'normal', options: undefined } };
    const config = configOf(folder, bundler, { options, config: { plugins: [asking] } });
    const compiler = BUNDLERS[bundler].bundle(config);
    const error = await new Promise((resolve) => {
      compiler.run((failure) => compiler.close(() => resolve(failure)));
    });
    assert.equal(error ?? undefined, undefined);
    assert.equal(answer[0], 500);
    assert.match(answer[1], /EISDIR/);
  });

  test(`a result that a CommonJS loader returns in a promise is not recorded, one of this.async() or of an ES module is, on ${bundler}`, async () => {
    const folder = await writeProject({
      'src/index.js': "import './a.txt'; import './b.txt'; import './c.txt';",
      'src/a.txt': '',
      'src/b.txt': '',
      'src/c.txt': '',
      'a.cjs': 'module.exports = async () => "";',
      'b.cjs': 'module.exports = async function () { this.async()(null, ""); };',
      'c.mjs': 'export default async () => "";',
    });
    const rules = ['a.cjs', 'b.cjs', 'c.mjs'].map((name) => ({
      test: new RegExp(`${name[0]}\\.txt$`),
      type: 'javascript/auto',
      use: [path.join(folder, name)],
    }));
    const { data } = await build(folder, bundler, { config: { module: { rules } } });
    const recorded = data.loader.map(({ resource }) => path.basename(resource.path));
    assert.deepEqual(recorded.sort(), ['b.txt', 'c.txt']);
  });
}

test('on Rspack the feature treeShaking adds the code with side effects, which the tab “Bailout” shows', async () => {
  const options = {
    features: { treeShaking: true },
    output: { mode: 'normal', options: undefined },
  };
  const { output } = await build(await writeProject(PARTS), 'rspack', { options });
  const text = inflateSync(Buffer.from(output['.rsdoctor/treeShaking/0'], 'base64')).toString();
  assert.match(text, /"code":"console\.log\(1\);"/);
  const client = await readClient();
  assert.match(client, /loadData\("treeShaking"\).{0,200}sideEffectCodes/);
  assert.match(client, /Side Effect Codes/);
});

for (const bundler of NAMES) {
  test(`the reasons in the tab “Bailout” do not need the feature treeShaking on ${bundler}`, async () => {
    const reasonsWith = async (treeShaking) => {
      const options = { features: { treeShaking } };
      const { data } = await build(await writeProject(PARTS), bundler, { options });
      // The order of modules differs from build to build.
      return data.moduleGraph.modules.flatMap(({ bailoutReason }) => bailoutReason).sort();
    };
    const reasons = await reasonsWith(false);
    assert.match(`${reasons}`, /Statement .*side.effects in source code/);
    assert.deepEqual(await reasonsWith(true), reasons);
  });
}

test('on webpack the feature treeShaking adds no code with side effects', async () => {
  const options = {
    features: { treeShaking: true },
    output: { mode: 'normal', options: undefined },
  };
  const { output } = await build(await writeProject(PARTS), 'webpack', { options });
  const text = inflateSync(Buffer.from(output['.rsdoctor/treeShaking/0'], 'base64')).toString();
  assert.deepEqual(JSON.parse(text).sideEffectCodes, {});
});

test('with the feature treeShaking a report of Rspack has the page about tree shaking in 2.0', async () => {
  const options = {
    features: { treeShaking: true },
    output: { mode: 'normal', options: undefined },
  };
  const { output } = await build(await writeProject(PARTS), 'rspack', { options });
  const { client } = JSON.parse(output['.rsdoctor/manifest.json']);
  assert.ok(client.enableRoutes.includes('Bundle.TreeShaking'));
});

for (const bundler of NAMES) {
  test(`without brief mode \`output.options.type\` writes no JSON on ${bundler}`, async () => {
    const options = { output: { mode: undefined, options: { type: ['json'] } } };
    const { output, data } = await build(await writeProject(PARTS), bundler, { options });
    assert.equal(data, undefined);
    assert.ok('.rsdoctor/manifest.json' in output);
  });
}

test('an instance of the SDK writes what its own `config` says, not what the plugin says', async () => {
  const { RsdoctorSDK } = require('@rsdoctor/sdk'); // 2.0: '@rsdoctor/core'
  const writesJson = async (config) => {
    const root = await writeProject(PARTS);
    const sdkInstance = new RsdoctorSDK({ name: 'claim', root, config });
    const { data } = await build(root, 'rspack', { options: { sdkInstance } });
    return data !== undefined;
  };
  const brief = { type: ['json'] };
  assert.equal(await writesJson({ output: { mode: 'brief', options: brief } }), false);
  assert.equal(await writesJson({ mode: 'brief', brief }), true);
});
