/** What the pages say about the bars of the card "Compile Overall". */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { BUNDLERS, build, configOf, NAMES, RELEASE, writeProject } from './build-small.mjs';

const PAUSE_MS = 2000;

/** A plugin that takes its time on one hook of the compiler. */
const slowOn = (hook) => ({
  apply(compiler) {
    compiler.hooks[hook].tapPromise('Slow', () => wait(PAUSE_MS));
  },
});

async function barsWith(bundler, hook) {
  const folder = await writeProject({ 'src/index.js': 'console.log(1);' });
  const { data } = await build(folder, bundler, { config: { plugins: [slowOn(hook)] } });
  const bar = (start) => data.summary.costs.find(({ name }) => name.startsWith(start)).costs;
  return { compile: bar('beforeCompile'), done: bar('afterCompile') };
}

for (const [bundler, hooks] of [
  ['rspack', { 1.6: ['emit', 'afterEmit'], '2.0': [] }[RELEASE]],
  ['webpack', []],
]) {
  for (const hook of ['emit', 'afterEmit', 'done']) {
    const bar = hooks.includes(hook) ? 'compile' : 'done';
    test(`a plugin on ${hook} makes the bar “${bar}” longer on ${bundler}`, async () => {
      const bars = await barsWith(bundler, hook);
      assert.ok(bars[bar] >= PAUSE_MS, JSON.stringify(bars));
      assert.ok(bars[bar === 'done' ? 'compile' : 'done'] < PAUSE_MS, JSON.stringify(bars));
    });
  }
}

test('on Rspack the last bar holds nothing but taps of Rsdoctor, if no other plugin taps `done`', async () => {
  const folder = await writeProject({ 'src/index.js': 'console.log(1);' });
  const { data } = await build(folder, 'rspack');
  const names = Object.entries(data.plugin)
    .filter(([hook]) => hook === 'done')
    .flatMap(([, taps]) => taps.map(({ tapName }) => tapName));
  assert.ok(names.length > 0);
  assert.deepEqual(
    names.filter((name) => !name.startsWith('Rsdoctor')),
    [],
  );
});

for (const bundler of NAMES) {
  test(`the build time that ${bundler} prints contains neither the start nor what plugins do on done`, async () => {
    const folder = await writeProject({ 'src/index.js': 'console.log(1);' });
    const config = configOf(folder, bundler, { config: { plugins: [slowOn('done')] } });
    const started = Date.now();
    const stats = await new Promise((resolve, reject) => {
      const compiler = BUNDLERS[bundler].bundle(config);
      compiler.run((error, result) =>
        compiler.close(() => (error ? reject(error) : resolve(result))),
      );
    });
    const { time } = stats.toJson({ all: false, timings: true });
    assert.ok(Date.now() - started - time >= PAUSE_MS);
  });
}
