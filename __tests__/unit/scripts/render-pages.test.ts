import { utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findStalled } from '@/scripts/build/render-pages';
import { makeTempFolder } from '../../support/temp-folder';

test('a build stalls if no process has begun a page for a minute, and its last pages are known', () => {
  const folder = makeTempFolder();
  expect(findStalled(folder, Date.now())).toEqual([]);
  for (const [pid, page, seconds] of [
    ['7', '/en/a', 100],
    ['8', '/zh/b', 130],
  ] as const) {
    writeFileSync(path.join(folder, pid), page);
    utimesSync(path.join(folder, pid), seconds, seconds);
  }
  expect(findStalled(folder, 189_000)).toEqual([]);
  expect(findStalled(folder, 190_000)).toEqual([
    { pid: '7', page: '/en/a' },
    { pid: '8', page: '/zh/b' },
  ]);
});
