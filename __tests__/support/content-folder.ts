import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Problem } from '@/lib/problem/problem';
import { formatProblem } from '@/lib/problem/report';
import { makeTempFolder } from './temp-folder';

const CONFIG = `export default {
  title: 'Site',
  description: 'A site for tests.',
  url: 'https://example.com',
  defaultLocale: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '中文' },
  ],
};
`;

/** Files of a content folder by name; `null` leaves out a default file. */
export type ContentFiles = Record<string, string | null>;

/**
 * Writes a content folder, which is the current one until the test ends.
 * It contains a configuration with two languages, two home pages and `/icon.svg` unless `files` overrides them.
 *
 * @param parent A folder inside the project for pages that import code. By default it is outside.
 */
export function makeContentFolder(files: ContentFiles, parent = tmpdir()): string {
  const folder = makeTempFolder(parent, 'content-');
  const all: ContentFiles = {
    'site.config.ts': CONFIG,
    'en/index.mdx': '# Home\n',
    'zh/index.mdx': '# 首页\n',
    'public/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"/>',
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    if (text === null) continue;
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  process.env['CONTENT_DIR'] = folder;
  return folder;
}

afterEach(() => {
  delete process.env['CONTENT_DIR'];
});

/** Problems as messages, with file names relative to the folder. */
export function shortProblems(problems: readonly Problem[]): string[] {
  return problems.map((problem) =>
    formatProblem(problem).replaceAll(/[^\s:]*\/content-\w+\//g, ''),
  );
}

/** The same page in both languages. */
export function inBothLanguages(name: string, text: string): ContentFiles {
  return { [`en/${name}`]: text, [`zh/${name}`]: text };
}
