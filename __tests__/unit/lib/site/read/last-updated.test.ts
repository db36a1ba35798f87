import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { makeTempFolder } from '../../../../support/temp-folder';

const here = process.cwd();
let folder: string;

/** The function, loaded for the current folder of the test. */
function readThere() {
  jest.resetModules();
  const { readLastUpdated } = require('@/lib/site/read/last-updated');
  return Object.fromEntries(readLastUpdated());
}

function git(time: string, ...args: string[]): void {
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  const env = { ...process.env, GIT_AUTHOR_DATE: time, GIT_COMMITTER_DATE: time };
  execFileSync('git', [...author, ...args], { env, stdio: 'pipe' });
}

function commit(name: string, text: string, time: string): void {
  writeFileSync(name, text);
  git(time, 'add', '.');
  git(time, 'commit', '-qm', name);
}

beforeEach(() => {
  folder = makeTempFolder();
  process.chdir(folder);
  process.env['CONTENT_DIR'] = '.';
});

afterEach(() => {
  process.chdir(here);
  delete process.env['CONTENT_DIR'];
});

test('a file has the time of its last commit, not of its first or of another file', () => {
  git('2026-01-01T00:00:00Z', 'init', '-q');
  commit('a.mdx', '1', '2026-01-01T00:00:00Z');
  commit('b 中.mdx', '1', '2026-02-01T00:00:00Z');
  commit('a.mdx', '2', '2026-03-01T00:00:00Z');
  expect(readThere()).toEqual({
    'a.mdx': '2026-03-01T00:00:00+00:00',
    'b 中.mdx': '2026-02-01T00:00:00+00:00',
  });
});

test('a content folder may be part of another repository than the project', () => {
  git('2026-01-01T00:00:00Z', 'init', '-q', 'docs');
  process.chdir('docs');
  mkdirSync('content');
  commit('content/a.mdx', '1', '2026-01-01T00:00:00Z');
  process.chdir(folder);
  process.env['CONTENT_DIR'] = 'docs/content';
  expect(readThere()).toEqual({ 'docs/content/a.mdx': '2026-01-01T00:00:00+00:00' });
});

test('files in a shallow clone have no times', () => {
  git('2026-01-01T00:00:00Z', 'init', '-q', 'full');
  process.chdir('full');
  commit('a.mdx', '1', '2026-01-01T00:00:00Z');
  commit('b.mdx', '1', '2026-02-01T00:00:00Z');
  process.chdir(folder);
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${folder}/full`, 'shallow'], {
    stdio: 'pipe',
  });
  process.chdir('shallow');
  expect(readThere()).toEqual({});
});

test('files in a folder without a repository have no times', () => {
  expect(readThere()).toEqual({});
});
