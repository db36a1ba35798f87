import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

test('a build with mistakes names them all, ends with 1 and writes nothing', () => {
  const { status, stderr } = spawnSync('node_modules/.bin/tsx', ['scripts/build.ts'], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: '__tests__/fixtures/broken', OUT_DIR: '.cache/broken' },
  });
  expect(status).toBe(1);
  expect(stderr.match(/^__tests__\/\S+: /gm)).toEqual([
    '__tests__/fixtures/broken/en/_meta.json:1: ',
    '__tests__/fixtures/broken/en/a.mdx:2: ',
    '__tests__/fixtures/broken/en/a.mdx:3: ',
    '__tests__/fixtures/broken/en/a.mdx:8: ',
    '__tests__/fixtures/broken/en/a.mdx:8: ',
    '__tests__/fixtures/broken/en/a.mdx:8: ',
    '__tests__/fixtures/broken/zh/_nav.json:1: ',
    '__tests__/fixtures/broken/zh/a.mdx:3: ',
  ]);
  expect(stderr).toContain('8 mistakes in the content. Nothing was built.');
  expect(existsSync('.cache/broken')).toBe(false);
}, 60_000);
