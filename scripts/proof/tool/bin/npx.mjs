#!/usr/bin/env node
/**
 * What npx does where everything is installed: starts the program of a package, if it is there in the
 * version that is asked for. It fetches nothing, and is ten times as quick.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const args = process.argv.slice(2).filter((arg, index, all) => !isYes(arg, all.slice(0, index)));
const [spec = '', ...rest] = args;
const [, name = '', version] = /^(@?[^@]+)(?:@(.+))?$/.exec(spec) ?? [];
const program = programOf(name);
const result = spawnSync(program, rest, { stdio: 'inherit' });
process.exitCode = result.status ?? 1;

/** `-y` before the name of the program belongs to npx. */
function isYes(arg, before) {
  return ['-y', '--yes'].includes(arg) && before.every((earlier) => earlier.startsWith('-'));
}

function programOf(name) {
  const manifest = `node_modules/${name}/package.json`;
  if (!existsSync(manifest)) return `node_modules/.bin/${name}`;
  const { version: installed, bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  if (version !== undefined && version !== installed) {
    console.error(`npx: ${name} is installed in version ${installed}, not ${version}.`);
    process.exit(1);
  }
  const own = typeof bin === 'object' ? Object.keys(bin)[0] : name.replace(/^@[^/]+\//, '');
  return `node_modules/.bin/${own}`;
}
