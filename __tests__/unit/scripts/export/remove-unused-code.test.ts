import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/site/read/files';
import { removeUnusedCode } from '@/scripts/export/remove-unused-code';
import { makeTempFolder } from '../../../support/temp-folder';

let folder: string;

beforeEach(() => {
  folder = makeTempFolder();
});

function write(name: string, text = ''): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

test('code is kept if a page or other code refers to it', async () => {
  write(
    'index.html',
    '<script type="application/json">{"scripts":["/docs/_next/static/chunks/shown.js"]}</script>',
  );
  write('_next/static/chunks/shown.js', 'load("static/chunks/late.js")');
  for (const name of ['late', 'unused']) write(`_next/static/chunks/${name}.js`);
  write('_next/static/build/_buildManifest.js');
  await removeUnusedCode(folder);
  expect(listFiles(path.join(folder, '_next/static'))).toEqual([
    'chunks/late.js',
    'chunks/shown.js',
  ]);
});
