/** What the pages say about the times of plugins. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { build, NAMES, writeProject } from './build-small.mjs';

const WAIT_MS = 200;

/** Taps of every kind, each with a name of its own. */
const plugin = {
  apply({ hooks }) {
    hooks.emit.tapPromise('waits', () => sleep(WAIT_MS));
    hooks.emit.tapAsync('calls back', (_, callback) => setTimeout(callback, WAIT_MS));
    hooks.normalModuleFactory.tap('factory', ({ hooks: { beforeResolve } }) =>
      beforeResolve.tap('resolves', () => undefined),
    );
  },
};

for (const bundler of NAMES) {
  test(`a tap’s time contains its waiting with tapPromise, but not with tapAsync, and hooks of factories have none, on ${bundler}`, async () => {
    const folder = await writeProject({ 'src/index.js': 'console.log(1);' });
    const { data } = await build(folder, bundler, { config: { plugins: [plugin] } });
    const costs = new Map(
      Object.values(data.plugin).flatMap((taps) => taps.map((tap) => [tap.tapName, tap.costs])),
    );
    assert.ok(costs.get('waits') >= WAIT_MS - 10);
    assert.ok(costs.get('calls back') < WAIT_MS / 2);
    assert.ok(costs.has('factory') && !costs.has('resolves'));
  });
}
