import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/site/read/files';

let out: string;

beforeEach(() => {
  mkdirSync('.cache', { recursive: true });
  out = mkdtempSync(path.join('.cache', 'built-'));
});

afterEach(() => rmSync(out, { recursive: true, force: true }));

function build(content: string) {
  return spawnSync(process.execPath, ['scripts/run.mjs', 'build'], {
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

test('a build with errors reports all of them, exits with 1 and keeps the old site', () => {
  const routes = JSON.stringify([{ path: '/', title: 'Home', lang: 'en' }]);
  writeFileSync(path.join(out, 'routes.json'), routes);
  const { status, stderr } = build('__tests__/fixtures/broken');
  expect(status).toBe(1);
  expect(stderr.match(/^__tests__\/\S+: /gm)).toEqual([
    '__tests__/fixtures/broken/en/_meta.json:1: ',
    '__tests__/fixtures/broken/en/a.mdx:2: ',
    '__tests__/fixtures/broken/en/a.mdx:3: ',
    '__tests__/fixtures/broken/en/a.mdx:8:1: ',
    '__tests__/fixtures/broken/en/a.mdx:8:14: ',
    '__tests__/fixtures/broken/en/a.mdx:8:22: ',
    '__tests__/fixtures/broken/en/bytes.mdx:1: ',
    '__tests__/fixtures/broken/en/code.mdx:3:1: ',
    '__tests__/fixtures/broken/en/code.mdx:5:1: ',
    '__tests__/fixtures/broken/en/code.mdx:9:1: ',
    '__tests__/fixtures/broken/en/code.mdx:9:28: ',
    '__tests__/fixtures/broken/en/code.mdx:11:1: ',
    '__tests__/fixtures/broken/en/code.mdx:13:1: ',
    '__tests__/fixtures/broken/en/empty.mdx: ',
    '__tests__/fixtures/broken/en/keywords.yaml:1: ',
    '__tests__/fixtures/broken/en/late.mdx:2: ',
    '__tests__/fixtures/broken/public/a.txt: ',
    '__tests__/fixtures/broken/redirects.json:1: ',
    '__tests__/fixtures/broken/zh/_nav.json:1: ',
    '__tests__/fixtures/broken/zh/a.mdx:3:1: ',
    '__tests__/fixtures/broken/zh/code.mdx:3: ',
    '__tests__/fixtures/broken/zh/empty.mdx: ',
    '__tests__/fixtures/broken/zh/late.mdx:3: ',
  ]);
  expect(stderr).toContain('23 errors in the content. A build needs content without errors.');
  expect(listFiles(out)).toEqual(['routes.json']);
  expect(readFileSync(path.join(out, 'routes.json'), 'utf8')).toBe(routes);
});

test('two builds of the same source give the same bytes', () => {
  expect(build('__tests__/fixtures/versions').status).toBe(0);
  expect(hashesOf(out)).toEqual(hashesOf('.cache/versions'));
});
