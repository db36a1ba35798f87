import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentRevision } from '@/lib/content/revision';
import { watchContent } from '@/lib/content/watch-content';
import {
  inBothLanguages,
  makeContentFolder,
  removeContentFolders,
} from '../../../support/content-folder';

/** Longer than a change takes to be told; the file system tells it in its own time, whatever a test's clock says. */
const QUIET_MS = 400;

let stop: (() => void) | undefined;
let outside: string;

beforeEach(() => {
  outside = mkdtempSync(path.join(tmpdir(), 'outside-'));
});

afterEach(() => {
  stop?.();
  removeContentFolders();
  rmSync(outside, { recursive: true });
});

/** Waits for changes one by one, and counts those that came. */
function listen(since = '') {
  const changed = { times: 0, next: async () => {} };
  let arrive: () => void = () => {};
  let arrived = new Promise<void>((resolve) => (arrive = resolve));
  stop = watchContent(since, () => {
    changed.times += 1;
    arrive();
  });
  changed.next = async () => {
    await arrived;
    arrived = new Promise((resolve) => (arrive = resolve));
  };
  return changed;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, QUIET_MS));

test('the revision changes with every edit, new page and deleted page, and with nothing else', () => {
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

test('an edit is told once, several at the same time as one, and none after the end', async () => {
  const folder = makeContentFolder(inBothLanguages('a.mdx', '# A\n'));
  const changed = listen();
  await pause();
  for (const locale of ['en', 'zh']) writeFileSync(path.join(folder, locale, 'a.mdx'), '# New\n');
  await changed.next();
  await pause();
  expect(changed.times).toBe(1);
  stop?.();
  writeFileSync(path.join(folder, 'en/a.mdx'), '# Newer\n');
  await pause();
  expect(changed.times).toBe(1);
});

test('files that pages take code from are followed, also those named later', async () => {
  const first = path.join(outside, 'first.ts');
  const second = path.join(outside, 'second.ts');
  const naming = (file: string) =>
    `# A\n\n\`\`\`ts file="<root>/${path.relative('', file)}"\n\`\`\`\n`;
  for (const file of [first, second]) writeFileSync(file, 'let a;\n');
  const folder = makeContentFolder(inBothLanguages('a.mdx', naming(first)));
  const changed = listen();
  await pause();
  writeFileSync(first, 'let b;\n');
  await changed.next();
  writeFileSync(path.join(folder, 'en/a.mdx'), naming(second));
  await changed.next();
  await pause();
  writeFileSync(second, 'let b;\n');
  await changed.next();
});

test('who knows an older revision is told at once, who knows the last one is not', async () => {
  const folder = makeContentFolder(inBothLanguages('a.mdx', '# A\n'));
  const older = contentRevision();
  writeFileSync(path.join(folder, 'en/a.mdx'), '# New\n');
  await listen(older).next();
  stop?.();
  const changed = listen(contentRevision());
  await pause();
  expect(changed.times).toBe(0);
});
