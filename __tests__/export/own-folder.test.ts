import { readFileSync } from 'node:fs';
import { listFiles } from '@/lib/content/read/files';
import { readExportedPages } from '../support/exported-site';

const OUT = '.cache/every-kind';
const pages = new Map(readExportedPages(OUT).map((page) => [page.path, page.document]));
const [hosted] = readExportedPages('.cache/hosted-search');

function policyOf(document: Document | undefined): string {
  const meta = document?.querySelector('meta[http-equiv="Content-Security-Policy"]');
  return meta?.getAttribute('content') ?? '';
}

test('the export contains the public files of the content folder, and none of this project', () => {
  const files = listFiles(OUT);
  expect(files).toEqual(expect.arrayContaining(['icon.svg', 'own.js']));
  expect(files.filter((name) => /^(?:demo|tools)\//.test(name))).toEqual([]);
  expect(files).not.toContain('icon-192.png');
});

test('a component of the content folder is rendered without an import', () => {
  const textOf = (path: string) => pages.get(path)?.querySelector('article')?.textContent;
  expect(textOf('/guide/code-imports')).toContain('Clicks: 0');
  expect(textOf('/zh/guide/code-imports')).toContain('点击: 0');
});

test('the theme is in every style sheet, after the tokens that it overrides, and in the theme color', () => {
  const sheets = listFiles(`${OUT}/static/styles`).map((name) =>
    readFileSync(`${OUT}/static/styles/${name}`, 'utf8'),
  );
  expect(sheets.length).toBeGreaterThan(2);
  for (const sheet of sheets) {
    // The style sheets of pages shorten the names of tokens.
    const [, name] = /(--[\w-]+):46rem/.exec(sheet) ?? [];
    expect(sheet.indexOf(`${name}:46.5rem`)).toBeGreaterThan(sheet.indexOf(`${name}:46rem`));
  }
  const color = pages.get('/guide')?.querySelector('meta[name="theme-color"][media*="light"]');
  expect(color?.getAttribute('content')).toBe('#fffefc');
  const manifest = JSON.parse(readFileSync(`${OUT}/site.webmanifest`, 'utf8'));
  expect(manifest.theme_color).toBe('#fffefc');
});

test('texts of the content folder replace the default ones in their language', () => {
  const textOf = (path: string) => pages.get(path)?.querySelector('main')?.textContent;
  expect(textOf('/guide/plain')).toContain('Read as Markdown');
  expect(textOf('/zh/guide/plain')).not.toContain('Read as Markdown');
});

test('every page contains the tags of `head`, and a policy that allows exactly those', () => {
  for (const document of pages.values()) {
    expect(document.querySelector('meta[name="google-site-verification"]')).not.toBeNull();
    const script = document.querySelector('script[data-site]');
    expect(script?.getAttribute('src')).toBe('/docs/own.js');
    expect(script?.getAttribute('integrity')).toMatch(/^sha256-/);
  }
  expect(policyOf(pages.get('/guide'))).not.toContain('count.example.com');
  const script = hosted?.document.querySelector('script[data-site]');
  expect(script?.getAttribute('src')).toBe('https://localhost:9/count.js');
  expect(script?.hasAttribute('async')).toBe(true);
  expect(script?.hasAttribute('integrity')).toBe(false);
  const policy = policyOf(hosted?.document);
  expect(policy).toMatch(/script-src [^;]* https:\/\/localhost:9[ ;]/);
  expect(policy).toMatch(/connect-src [^;]* https:\/\/count\.example\.com[ ;]/);
  expect(policy).toMatch(/img-src [^;]* https:\/\/pixel\.example\.com[ ;]/);
});
