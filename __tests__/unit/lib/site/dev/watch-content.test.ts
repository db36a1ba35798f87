import { EventEmitter, once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type FSWatcher, watch } from 'chokidar';
import { contentRevision } from '@/lib/site/dev/revision';
import { watchContent } from '@/lib/site/dev/watch-content';
import { inBothLanguages, makeContentFolder } from '../../../../support/content-folder';
import { makeTempFolder } from '../../../../support/temp-folder';

// File system events have arbitrary delays, so the watcher is mocked; the browser tests of hot reload use a real one.
jest.mock('chokidar', () => ({ watch: jest.fn() }));

/** Longer than the interval in which changes are collected. */
const SETTLED_MS = 100;

let watcher: EventEmitter & { add: jest.Mock; close: jest.Mock };

beforeEach(() => {
  jest.useFakeTimers();
  watcher = Object.assign(new EventEmitter(), { add: jest.fn(), close: jest.fn() });
  jest.mocked(watch).mockReturnValue(watcher as unknown as FSWatcher);
});

afterEach(() => {
  jest.useRealTimers();
});

function listen() {
  const onChange = jest.fn();
  const stop = watchContent(onChange);
  return { onChange, stop };
}

test('the revision changes with every edit, new page and deleted page, and only then', () => {
  const folder = makeContentFolder(inBothLanguages('a.mdx', '# A\n'));
  const file = path.join(folder, 'en/a.mdx');
  const revisions = [contentRevision()];
  expect(contentRevision()).toBe(revisions[0]);
  writeFileSync(file, '# Other\n');
  revisions.push(contentRevision());
  writeFileSync(path.join(folder, 'en/b.mdx'), '# B\n');
  revisions.push(contentRevision());
  rmSync(file);
  revisions.push(contentRevision());
  expect(new Set(revisions).size).toBe(4);
});

test('an edit is reported once, simultaneous edits are reported together, and none after the end', () => {
  const folder = makeContentFolder(inBothLanguages('a.mdx', '# A\n'));
  const { onChange, stop } = listen();
  for (const locale of ['en', 'zh']) {
    watcher.emit('raw', 'change', path.join(folder, locale, 'a.mdx'));
  }
  expect(onChange).not.toHaveBeenCalled();
  jest.advanceTimersByTime(SETTLED_MS);
  expect(onChange).toHaveBeenCalledTimes(1);
  watcher.emit('raw', 'change', path.join(folder, 'en/a.mdx'));
  stop();
  jest.advanceTimersByTime(SETTLED_MS);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(watcher.close).toHaveBeenCalled();
});

test('code files of pages are watched, also those that are added later', () => {
  const naming = (file: string) => `# A\n\n\`\`\`ts file="<root>/${file}"\n\`\`\`\n`;
  const folder = makeContentFolder({ 'en/a.mdx': naming('package.json') });
  listen();
  expect(watch).toHaveBeenLastCalledWith([folder, path.resolve('package.json')], expect.anything());
  const page = path.join(folder, 'en/a.mdx');
  watcher.emit('ready');
  writeFileSync(page, naming('b.ts'));
  watcher.emit('all', 'change', page);
  expect(watcher.add).toHaveBeenCalledWith([path.resolve('b.ts')]);
});

test('an edit while the watcher starts is reported when it is ready; without an edit nothing is reported', () => {
  const folder = makeContentFolder(inBothLanguages('a.mdx', '# A\n'));
  for (const times of [0, 1]) {
    const { onChange } = listen();
    if (times > 0) writeFileSync(path.join(folder, 'en/a.mdx'), '# New\n');
    watcher.emit('ready');
    jest.advanceTimersByTime(SETTLED_MS);
    expect(onChange).toHaveBeenCalledTimes(times);
    watcher.removeAllListeners();
  }
});

/** Use chokidar itself. */
function useRealWatcher(): void {
  jest.useRealTimers();
  const actual = jest.requireActual<{ watch: typeof watch }>('chokidar');
  jest.mocked(watch).mockImplementation((...asked) => actual.watch(...asked));
}

/** Start it, and wait until it is ready. */
async function watchReally() {
  const stop = watchContent(jest.fn());
  const real = jest.mocked(watch).mock.results.at(-1)?.value as FSWatcher;
  await once(real, 'ready');
  return { stop, real };
}

test('a file that a page begins to import is reported when it is watched, because it may have changed before', async () => {
  useRealWatcher();
  const parent = makeTempFolder();
  const folder = makeContentFolder(inBothLanguages('a.mdx', '# A\n'), parent);
  const other = path.join(parent, 'other.ts');
  writeFileSync(other, '');
  const { stop, real } = await watchReally();
  const isWatched = once(real, 'add');
  writeFileSync(path.join(folder, 'en/a.mdx'), '# A\n\n```ts file="../../other.ts"\n```\n');
  expect((await isWatched)[0]).toBe(other);
  stop();
});

test('all files are watched when the watcher says that it is ready, even if one is missing', async () => {
  useRealWatcher();
  const folder = makeContentFolder(
    inBothLanguages('guide/deep/a.mdx', '# A\n\n```ts file="./missing.ts"\n```\n'),
  );
  const { stop, real } = await watchReally();
  const watched = real.getWatched();
  stop();
  expect(watched).toMatchObject({ [path.join(folder, 'zh/guide/deep')]: ['a.mdx'] });
});
