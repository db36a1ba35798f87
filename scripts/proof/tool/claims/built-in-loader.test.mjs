/** What the pages say about the loader that Rspack contains. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { build, writeProject } from './build-small.mjs';

test('builtin:swc-loader compiles JSX in .js and .jsx files only with its option for JSX', async () => {
  const env = { targets: 'chrome 100' };
  const jsc = { parser: { syntax: 'ecmascript', jsx: true } };
  for (const entry of ['./src/index.js', './src/index.jsx'])
    for (const [options, isCompiled] of [
      [{ env }, false],
      [{ env, jsc }, true],
    ]) {
      const text = 'const React = document; console.log(<b />);';
      const folder = await writeProject({ [entry]: text });
      const rules = [{ test: /\.jsx?$/, loader: 'builtin:swc-loader', options }];
      const config = { entry, module: { rules } };
      const { errors } = await build(folder, 'rspack', { config });
      assert.equal(errors.length === 0, isCompiled, entry);
    }
});
