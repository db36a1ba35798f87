import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const MOST_LINES = 150;
const OTHER = /^(?:content|__tests__|scripts\/prove\/tool)\//;

const documents = execFileSync('git', ['ls-files', '--', '*.md'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !OTHER.test(file));

test.each(documents)('the links of %s lead to files that exist', (file) => {
  const text = readFileSync(file, 'utf8').replace(/`[^`]*`/g, '');
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)];
  const missing = links
    .map(([, target = '']) => path.join(path.dirname(file), target))
    .filter((target) => !existsSync(target));
  expect(missing).toEqual([]);
});

test(`ARCHITECTURE.md has at most ${MOST_LINES} lines`, () => {
  const lines = readFileSync('ARCHITECTURE.md', 'utf8').trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
});
