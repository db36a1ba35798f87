import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSite, type Site } from '@/lib/site/site';
import { readFences } from '@/scripts/proof/blocks/fences';

let site: Site;
let folder: string;

beforeAll(async () => {
  site = await readSite();
});

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gate-'));
});

afterEach(() => rm(folder, { recursive: true }));

const FILES = {
  assets: [{ path: 'a.js', size: 9, gzipSize: 3000 }],
  chunks: [{ initial: true, assets: ['a.js'] }],
};

test('the script that counts findings accepts good data, and neither bad nor empty data', async () => {
  const page = site.pages.find(({ file }) => file.endsWith('en/guide/rules/rule-custom.mdx'));
  const { fences } = readFences(page as NonNullable<typeof page>);
  await mkdir(path.join(folder, 'dist'));
  const script = path.join(folder, 'budget-gate.mjs');
  await writeFile(
    script,
    fences.find((fence) => fence.title === 'scripts/budget-gate.mjs')?.code ?? '',
  );
  const codes: number[] = [];
  for (const data of [
    { chunkGraph: FILES, errors: [] },
    { chunkGraph: FILES, errors: [{ title: 'ASSET-BUDGET', description: 'Large' }] },
    { chunkGraph: { ...FILES, assets: [] }, errors: [] },
  ]) {
    await writeFile(path.join(folder, 'dist/rsdoctor-data.json'), JSON.stringify({ data }));
    codes.push(spawnSync(process.execPath, [script], { cwd: folder }).status ?? -1);
  }
  expect(codes).toEqual([0, 1, 1]);
});
