import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/content/files';

let out: string;

beforeEach(() => {
  mkdirSync('.cache', { recursive: true });
  out = mkdtempSync(path.join('.cache', 'built-'));
});

afterEach(() => rmSync(out, { recursive: true, force: true }));

function build(content: string) {
  return spawnSync('node_modules/.bin/tsx', ['scripts/build.ts'], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: content, OUT_DIR: out },
  });
}

function hashesOf(folder: string): string[] {
  return listFiles(folder).map((name) => {
    const hash = createHash('sha256')
      .update(readFileSync(path.join(folder, name)))
      .digest('hex');
    return `${name} ${hash}`;
  });
}

test('a build with mistakes names them all, ends with 1 and leaves the site as it was', () => {
  writeFileSync(path.join(out, 'index.html'), 'the site of yesterday');
  const { status, stderr } = build('__tests__/fixtures/broken');
  expect(status).toBe(1);
  expect(stderr.match(/^__tests__\/\S+: /gm)).toEqual([
    '__tests__/fixtures/broken/en/_category_.json: ',
    '__tests__/fixtures/broken/en/_meta.json:1: ',
    '__tests__/fixtures/broken/en/a.mdx:2: ',
    '__tests__/fixtures/broken/en/a.mdx:3: ',
    '__tests__/fixtures/broken/en/a.mdx:8: ',
    '__tests__/fixtures/broken/en/a.mdx:8: ',
    '__tests__/fixtures/broken/en/a.mdx:8: ',
    '__tests__/fixtures/broken/en/bytes.mdx:1: ',
    '__tests__/fixtures/broken/en/code.mdx:3: ',
    '__tests__/fixtures/broken/en/code.mdx:5: ',
    '__tests__/fixtures/broken/en/code.mdx:9: ',
    '__tests__/fixtures/broken/en/code.mdx:9: ',
    '__tests__/fixtures/broken/en/code.mdx:11: ',
    '__tests__/fixtures/broken/en/code.mdx:13: ',
    '__tests__/fixtures/broken/en/empty.mdx: ',
    '__tests__/fixtures/broken/en/late.mdx:2: ',
    '__tests__/fixtures/broken/public: ',
    '__tests__/fixtures/broken/redirects.json:1: ',
    '__tests__/fixtures/broken/zh/_nav.json:1: ',
    '__tests__/fixtures/broken/zh/a.mdx:3: ',
    '__tests__/fixtures/broken/zh/code.mdx:3: ',
    '__tests__/fixtures/broken/zh/empty.mdx: ',
    '__tests__/fixtures/broken/zh/late.mdx:3: ',
  ]);
  expect(stderr).toContain('23 mistakes in the content. Nothing was built.');
  expect(listFiles(out)).toEqual(['index.html']);
  expect(readFileSync(path.join(out, 'index.html'), 'utf8')).toBe('the site of yesterday');
}, 60_000);

test('a folder that holds no site is not overwritten', () => {
  writeFileSync(path.join(out, 'thesis.txt'), 'years of work');
  const { status, stderr } = build('__tests__/fixtures/every-kind');
  expect(status).toBe(1);
  expect(stderr).toContain('holds something else than a site');
  expect(listFiles(out)).toEqual(['thesis.txt']);
}, 60_000);

test('a second build of the same source has the same bytes', () => {
  const { status, stderr } = build('__tests__/fixtures/every-kind');
  expect([status, stderr]).toEqual([0, expect.any(String)]);
  expect(hashesOf(out)).toEqual(hashesOf('.cache/every-kind'));
}, 120_000);
