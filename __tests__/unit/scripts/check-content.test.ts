import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkContent } from '@/scripts/support/check-content';
import { inBothLanguages, makeContentFolder } from '../../support/content-folder';
import { makeTempFolder } from '../../support/temp-folder';

const warn = jest.spyOn(console, 'warn').mockImplementation();

beforeEach(() => {
  warn.mockClear();
  jest.spyOn(console, 'log').mockImplementation();
});
test('an unknown code language is a named warning with file and line, and does not stop a build', async () => {
  makeContentFolder(inBothLanguages('a.mdx', '# A\n\n```rspackscript\ncode\n```\n'));
  await checkContent();
  expect(warn.mock.calls.map(([text]) => String(text))).toEqual(
    ['en', 'zh'].map((lang) =>
      expect.stringMatching(
        new RegExp(`${lang}/a\\.mdx:3:1: WARNING: .*rspackscript.*\\n  Write a language`),
      ),
    ),
  );
});

test('an unknown word after the code language is an error, and stops the build', async () => {
  makeContentFolder(inBothLanguages('a.mdx', '# A\n\n```js titel\ncode\n```\n'));
  await expect(checkContent()).rejects.toThrow(/a\.mdx:3:1: has “titel”.*\n.*`title=/);
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ['2020-01-01', [expect.stringMatching(/site\.config\.ts: WARNING: .*2020-01-01/)]],
  ['2999-01-01', []],
])('a security contact that expires on %s', async (expires, warnings) => {
  const config = `export default {
  title: 'Site', description: 'A site for tests.', url: 'https://example.com',
  defaultLocale: 'en', locales: [{ lang: 'en', label: 'English' }],
  security: { contact: 'mailto:security@example.com', expires: '${expires}' },
};\n`;
  makeContentFolder({ 'site.config.ts': config, 'zh/index.mdx': null });
  await checkContent();
  expect(warn.mock.calls.map(([text]) => text)).toEqual(warnings);
});

test('a shallow clone is a warning, because its pages have no dates', async () => {
  const folder = makeContentFolder({});
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args]);
  for (const text of ['# A', '# B']) {
    writeFileSync(path.join(folder, 'en/index.mdx'), text);
    git('-C', folder, 'init', '-q');
    git('-C', folder, 'add', '.');
    git('-C', folder, 'commit', '-qm', text);
  }
  const clone = makeTempFolder();
  git('clone', '-q', '--depth=1', `file://${folder}`, clone);
  process.env['CONTENT_DIR'] = clone;
  await checkContent();
  expect(warn.mock.calls.map(([text]) => text)).toEqual([
    expect.stringMatching(/^\.git\/shallow: WARNING: .*\n.*`git fetch --unshallow`/),
  ]);
});
