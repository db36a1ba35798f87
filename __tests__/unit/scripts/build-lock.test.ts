import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lockBuilds } from '@/scripts/build/build-lock';
import { makeTempFolder } from '../../support/temp-folder';

let folder: string;
let file: string;

beforeEach(() => {
  folder = makeTempFolder();
  file = path.join(folder, 'cache/build.lock');
});

function leaveLock(pid: number | undefined): void {
  lockBuilds('out', file)();
  writeFileSync(file, `${pid} out`);
}

test('a build holds the lock until it ends', () => {
  const unlock = lockBuilds('out', file);
  expect(existsSync(file)).toBe(true);
  unlock();
  expect(readdirSync(path.dirname(file))).toEqual([]);
});

test('a second build reports the running one, and keeps its lock', () => {
  const running = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  leaveLock(running.pid);
  expect(() => lockBuilds('other', file)).toThrow(
    `Another build runs in this folder: process ${running.pid}, into out/. Wait until it ends.`,
  );
  expect(readdirSync(path.dirname(file))).toEqual(['build.lock']);
  running.kill();
});

test('the lock of a killed build is ignored', () => {
  leaveLock(spawnSync(process.execPath, ['-e', '']).pid);
  lockBuilds('out', file)();
  expect(readdirSync(path.dirname(file))).toEqual([]);
});

test('the lock of an earlier process with the same id is ignored', () => {
  leaveLock(process.pid);
  lockBuilds('out', file)();
  expect(readdirSync(path.dirname(file))).toEqual([]);
});

test.each(['', '1', 'null', '{"pid":'])('a lock with the content %p is ignored', (text) => {
  leaveLock(undefined);
  writeFileSync(file, text);
  lockBuilds('out', file)();
  expect(readdirSync(path.dirname(file))).toEqual([]);
});
