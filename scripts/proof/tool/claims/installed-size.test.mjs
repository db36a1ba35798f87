/** What the pages say about the space on disk. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { RELEASE } from './build-small.mjs';

/** Of a file system; every file takes up whole blocks. */
const BLOCK = 4096;

function folderOf(name, from) {
  const folder = path.join(from, 'node_modules', name);
  if (existsSync(folder)) return folder;
  const parent = path.dirname(from);
  return parent === from ? undefined : folderOf(name, parent);
}

/** A package and everything that npm installs with it. */
function packagesOf(name) {
  const found = new Set();
  const queue = [folderOf(name, import.meta.dirname)];
  for (let folder = queue.pop(); folder !== undefined; folder = queue.pop()) {
    if (found.has(folder)) continue;
    found.add(folder);
    const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const { dependencies, optionalDependencies } = manifest;
    for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const at = folderOf(dependency, folder);
      if (at) queue.push(at);
    }
  }
  return [...found];
}

function sizeOf(folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.reduce((sum, entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? sum : sum + sizeOf(file);
    return sum + Math.ceil(statSync(file).size / BLOCK) * BLOCK;
  }, BLOCK);
}

const megabytes = (folders) => folders.reduce((sum, folder) => sum + sizeOf(folder), 0) / 1_000_000;

/** The megabytes of the plugin with all that npm installs with it, and of its own packages alone. */
const PLUGIN = {
  1.6: { name: '@rsdoctor/rspack-plugin', whole: 50, own: 11 },
  '2.0': { name: '@rsdoctor/core', whole: 13, own: 7 },
}[RELEASE];

test(`the plugin takes about ${PLUGIN.whole} MB with its dependencies, ${PLUGIN.own} MB of it its own packages, and the CLI 37 MB`, () => {
  const plugin = packagesOf(PLUGIN.name);
  const own = plugin.filter((folder) => path.basename(path.dirname(folder)) === '@rsdoctor');
  const near = (size, stated) => assert.ok(Math.abs(size - stated) < 2, `${size}, not ${stated}`);
  near(megabytes(plugin), PLUGIN.whole);
  near(megabytes(own), PLUGIN.own);
  near(megabytes(packagesOf('@rsdoctor/cli')), 37);
});
