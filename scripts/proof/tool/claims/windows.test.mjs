/** What the pages say about the built-in rules on Windows, whose paths the rules are given here. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rules } from '@rsdoctor/core/rules'; // 2.0: '@rsdoctor/core'
import { RELEASE } from './build-small.mjs';

/** The bundler that E1003 knows. */
const BUNDLER = { 1.6: 'webpack', '2.0': 'rspack' }[RELEASE];

/** What a rule reports about its data. */
function findingsOf(title, data, options) {
  const { check, meta } = rules.find((rule) => rule.meta.title === title);
  const findings = [];
  const ruleConfig = { ...meta.defaultConfig, ...options };
  check({ ...data, ruleConfig, report: (finding) => findings.push(finding) });
  return findings.length;
}

const countSlowLoaders = (context, path) =>
  findingsOf('loader-performance-optimization', {
    loader: [
      { resource: { path, ext: 'js' }, loaders: [{ loader: 'slow', startAt: 0, endAt: 9000 }] },
    ],
    configs: [{ name: BUNDLER, config: { context } }],
  });

test('on Windows E1003 does not find the node_modules of the project', () => {
  assert.equal(countSlowLoaders('/app', '/app/node_modules/pad/index.js'), 1);
  assert.equal(countSlowLoaders('C:\\app', 'C:\\app\\node_modules\\pad\\index.js'), 0);
});

function countEffects(modulePath, options) {
  const connections = [{ originModule: 2, dependencyType: 'esm import', userRequest: './a' }];
  const moduleGraph = {
    getConnectionsOnlyImports: () => [{ modulePath, moduleUkey: 1, connections }],
    getModuleById: (id) => ({ id, path: modulePath }),
  };
  return findingsOf('tree-shaking-side-effects-only', { moduleGraph }, options);
}

test('E1007 leaves node_modules out, except on Windows', () => {
  assert.equal(countEffects('/app/node_modules/pad/index.js'), 0);
  assert.equal(countEffects('C:\\app\\node_modules\\pad\\index.js'), 1);
});

test('a part of a path in `ignore` has backslashes on Windows', () => {
  const file = 'C:\\app\\src\\lib\\polyfills.ts';
  assert.equal(countEffects(file, { ignore: ['lib/polyfills.ts'] }), 1);
  assert.equal(countEffects(file, { ignore: ['lib\\polyfills.ts'] }), 0);
  assert.equal(countEffects(file, { ignore: ['polyfills.ts'] }), 0);
});
