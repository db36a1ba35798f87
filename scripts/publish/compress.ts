import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from '../../lib/site/read/files';

const TEXT = /\.(?:html|txt|js|css|json|xml|svg|md|webmanifest)$/;
/** A smaller file needs as many packets as its compressed form. */
const SMALLEST = 1000;
/** Enough to keep the threads of Node.js busy without keeping the whole site in memory. */
const AT_ONCE = 8;

const METHODS = {
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
};

/** Writes `a.html.br` and `a.html.gz` for every text file, for servers that support precompressed files. */
export async function compressFiles(folder: string): Promise<void> {
  const names = listFiles(folder).filter((name) => TEXT.test(name));
  const work = names.values();
  const worker = async () => {
    for (const name of work) await compressFile(path.join(folder, name));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST) return;
  for (const [ending, compress] of Object.entries(METHODS)) {
    await writeFile(`${file}.${ending}`, await compress(bytes));
  }
}
