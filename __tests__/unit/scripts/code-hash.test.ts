import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codeHash } from '@/scripts/support/code-hash';
import { inBothLanguages, makeContentFolder } from '../../support/content-folder';

test('edits of the content do not change the code hash; edits of code in it do', () => {
  const folder = makeContentFolder(inBothLanguages('a.mdx', '# A'));
  const before = codeHash();
  expect(before).toMatch(/^[\da-f]{12}$/);
  writeFileSync(path.join(folder, 'en/a.mdx'), '# B');
  expect(codeHash()).toBe(before);

  const hooks = path.join(folder, 'search-hooks.ts');
  writeFileSync(hooks, 'export const hooks = {};');
  expect(codeHash()).not.toBe(before);
  rmSync(hooks);
  expect(codeHash()).toBe(before);
});

test('builds with other versions of Node.js have the same name', () => {
  makeContentFolder(inBothLanguages('a.mdx', '# A'));
  const before = codeHash();
  const { version } = process;
  Object.defineProperty(process, 'version', { value: 'v99.0.0' });
  try {
    expect(codeHash()).toBe(before);
  } finally {
    Object.defineProperty(process, 'version', { value: version });
  }
});
