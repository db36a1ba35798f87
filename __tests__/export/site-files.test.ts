import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/content/read/files';
import { readExportedPages } from '../support/exported-site';

const files = listFiles('out');

test('the default language stands at the root, the other in its folder', () => {
  expect(files).toEqual(
    expect.arrayContaining([
      'index.html',
      'zh/index.html',
      'guide/start/intro.html',
      'zh/guide/start/intro.html',
    ]),
  );
  expect(files.filter((file) => file.startsWith('en/'))).toEqual([]);
});

test('shared pieces are part of pages and no pages themselves', () => {
  expect(files.filter((file) => file.includes('shared'))).toEqual([]);
  const [quickStart] = readExportedPages('out').filter(
    ({ path }) => path === '/guide/start/quick-start',
  );
  expect(quickStart?.document.getElementById('after-the-build')).not.toBeNull();
});

test('there is one 404 page per language, and nothing of the framework’s own', () => {
  expect(files.filter((file) => /(?:404|not-found)\.html$/.test(file))).toEqual([
    '404.html',
    'zh/404.html',
  ]);
  const html = readFileSync('out/404.html', 'utf8');
  expect(html).toContain('PAGE NOT FOUND');
  expect(html).toContain('noindex');
});

test('every page has what client navigation loads, beside it', () => {
  for (const { file } of readExportedPages('out')) {
    expect(files).toContain(file.replace(/\.html$/, '.txt'));
  }
});

test('no grammar, highlighter or compiler reaches the browser', () => {
  const scripts = files.filter((file) => file.endsWith('.js'));
  const code = scripts.map((file) => readFileSync(path.join('out', file), 'utf8')).join('');
  for (const word of ['micromark', 'scopeName', 'tmLanguage', 'gray-matter', 'next-intl']) {
    expect(code.includes(word)).toBe(false);
  }
});
