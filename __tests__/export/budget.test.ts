import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { listFiles } from '@/lib/content/read/files';
import { readExportedPages } from '../support/exported-site';
import budget from './budget.json';

/**
 * What readers download, in kB of 1000 bytes after gzip, and how large the site is. The numbers in `budget.json` only go
 * down: whoever makes something lighter lowers them.
 */
const FOLDER = 'out';
const BYTES_PER_KB = 1000;
const BYTES_PER_MB = 1_000_000;
type Weights = Record<string, number>;

const measured = new Map<string, { weights: Weights; files: string }>();
for (const [file, { document }] of readExportedPages(FOLDER).map(
  (page) => [page.file, page] as const,
)) {
  if (!(file in budget.pages)) continue;
  const sourcesOf = (selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)].map(
      (element) => element.getAttribute(attribute)?.slice(1) ?? '',
    );
  const scripts = sourcesOf('script[src]:not([nomodule])', 'src');
  const framework = scripts.filter((name) => name.startsWith('_next/'));
  const styles = sourcesOf('link[rel="stylesheet"]', 'href');
  measured.set(file, {
    weights: {
      html: kb([file]),
      script: kb(scripts),
      framework: kb(framework),
      styles: kb(styles),
      payload: kb([file.replace(/\.html$/, '.txt')]),
      requests: 1 + scripts.length + styles.length,
    },
    files: [...scripts, ...styles].map((name) => `${name} ${kb([name])} kB`).join('\n'),
  });
}

function kb(files: readonly string[]): number {
  const sizes = files.map((name) => {
    return gzipSync(readFileSync(path.join(FOLDER, name)), { level: 9 }).length;
  });
  return rounded(sizes.reduce((sum, size) => sum + size, 0) / BYTES_PER_KB);
}

function rounded(number: number): number {
  return Math.round(number * 10) / 10;
}

/** What is over its budget, and by how much. */
function faults(name: string, weights: Weights, most: Weights, files = ''): string[] {
  return Object.entries(weights).flatMap(([what, weight]) => {
    const over = rounded(weight - (most[what] ?? 0));
    return over > 0 ? [`${name}: ${what} is ${weight}, ${over} over its budget\n${files}`] : [];
  });
}

test.each(Object.entries(budget.pages))('%s weighs no more than its budget', (file, most) => {
  const { weights, files } = measured.get(file) ?? { weights: {}, files: '' };
  expect(Object.keys(weights)).toEqual(Object.keys(most));
  expect(faults(file, weights, most, files)).toEqual([]);
});

test('the exported folder stays within its budget', () => {
  const names = listFiles(FOLDER);
  const bytes = names.reduce((sum, name) => sum + statSync(path.join(FOLDER, name)).size, 0);
  expect(faults(FOLDER, { megabytes: rounded(bytes / BYTES_PER_MB) }, budget.folder)).toEqual([]);
});
