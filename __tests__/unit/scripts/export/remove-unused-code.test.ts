import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/content/read/files';
import { packPayload } from '@/lib/packed-payload';
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

test('code is kept if a page, its packed payload or other code refers to it', async () => {
  const dictionary = '["/docs/_next/static/chunks/';
  write('static/payload/d.txt', dictionary);
  const payload = `${dictionary}packed.js"]`;
  const copies = [{ at: 0, from: 0, length: dictionary.length }];
  write('index.html', '<script src="/docs/_next/static/chunks/shown.js"></script>');
  write('index.txt', packPayload(payload, copies, '/docs/static/payload/d.txt'));
  write('_next/static/chunks/shown.js', 'load("static/chunks/late.js")');
  for (const name of ['late', 'packed', 'unused']) write(`_next/static/chunks/${name}.js`);
  write('_next/static/build/_buildManifest.js');
  await removeUnusedCode(folder, '/docs/');
  expect(listFiles(path.join(folder, '_next/static'))).toEqual([
    'chunks/late.js',
    'chunks/packed.js',
    'chunks/shown.js',
  ]);
});
