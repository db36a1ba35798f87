/** What the pages say about the list of plugins. */
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';

const require = createRequire(import.meta.url);

test('a missing plugin is refused by the oldest webpack 5 and taken by the current one; filtered, both take it', () => {
  const check = (webpack, plugins) => () => webpack.validate({ entry: './a.js', plugins });
  const oldest = require('webpack-oldest');
  const current = require('webpack');
  assert.throws(check(oldest, [undefined]), /plugins/);
  assert.doesNotThrow(check(current, [undefined]));
  for (const webpack of [oldest, current]) {
    assert.doesNotThrow(check(webpack, [undefined].filter(Boolean)));
  }
});
