import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSite } from '@/lib/site/site';
import { checkReportLinks } from '@/scripts/proof/facts/report-links';

let project: string;

beforeEach(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'packages-'));
});

afterEach(() => rm(project, { recursive: true }));

async function check(code: string) {
  const folder = path.join(project, 'node_modules/@rsdoctor/client/dist');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'index.js'), code);
  const items = await checkReportLinks(project, await readSite());
  return items.map(({ name, problem }) => [name, problem?.problem]);
}

test('links of the packages to pages, headings and redirects are valid', async () => {
  const code = `
    a("https://rsdoctor.rs/guide/start/intro"), b("https://rsdoctor.rs/zh/guide/start/intro#versions");
    // See https://rsdoctor.rs/config/options/mode.
    c("https://rsdoctor.rs/index"), d("https://rspack.rs/nowhere");
  `;
  expect(await check(code)).toEqual([
    ['link of the report https://rsdoctor.rs/config/options/mode', undefined],
    ['link of the report https://rsdoctor.rs/guide/start/intro', undefined],
    ['link of the report https://rsdoctor.rs/index', undefined],
    ['link of the report https://rsdoctor.rs/zh/guide/start/intro#versions', undefined],
  ]);
});

test('a link to a missing page or heading is reported', async () => {
  const code = `a("https://rsdoctor.rs/guide/gone"), b("https://rsdoctor.rs/guide/start/intro#gone")`;
  expect(await check(code)).toEqual([
    [
      'link of the report https://rsdoctor.rs/guide/gone',
      'https://rsdoctor.rs/guide/gone leads to no page.',
    ],
    [
      'link of the report https://rsdoctor.rs/guide/start/intro#gone',
      'https://rsdoctor.rs/guide/start/intro#gone leads to content/en/guide/start/intro.mdx, which has no heading with that id.',
    ],
  ]);
});
