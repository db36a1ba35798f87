import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFiles } from '@/scripts/publish/compress';
import { makeTempFolder } from '../../support/temp-folder';

test('every text file above the minimum size has a compressed file of each kind', async () => {
  const folder = makeTempFolder();
  const text = '你好 hello '.repeat(200);
  for (const name of ['a.html', 'b.png']) writeFileSync(path.join(folder, name), text);
  writeFileSync(path.join(folder, 'small.txt'), 'short');
  await compressFiles(folder);
  const read = (name: string) => readFileSync(path.join(folder, name));
  expect(readdirSync(folder)).toEqual(['a.html', 'a.html.br', 'a.html.gz', 'b.png', 'small.txt']);
  expect(String(brotliDecompressSync(read('a.html.br')))).toBe(text);
  expect(String(gunzipSync(read('a.html.gz')))).toBe(text);
});
