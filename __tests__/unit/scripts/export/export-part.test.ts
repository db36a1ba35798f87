import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/content/read/files';
import { readSite } from '@/lib/content/site';
import { setWorkspace } from '@/lib/content/workspace';
import { type ExportPart, exportPart } from '@/scripts/export/export-part';
import { exportInProcess } from '@/scripts/export/export-process';
import { policyOf } from '@/scripts/export/policy';
import { inBothLanguages, makeContentFolder } from '../../../support/content-folder';
import { nextPage } from '../../../support/next-page';
import { makeTempFolder } from '../../../support/temp-folder';

/** All pages of a site, as Next.js has exported them to a new folder. */
async function makePart(textOf: (routePath: string) => string): Promise<ExportPart> {
  const { config, navs, routing, pages } = await readSite();
  const folder = makeTempFolder();
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  for (const name of ['_next/static/a.css', 'reading.js']) write(name, '');
  for (const { routePath, title } of pages) {
    const body = `<main><h1 class="a">${title}</h1>${textOf(routePath)}</main>`;
    const reading = '<script type="module" src="" data-reading="/"></script>';
    write(`${routePath.replace(/\/$/, '/index')}.html`, nextPage({ body, reading }));
  }
  const facts = { policy: policyOf(config, ['f("$&")']), styles: ['/_next/static/a.css'] };
  return {
    folder,
    config,
    navs,
    routing,
    pages,
    facts,
    reading: { path: 'reading.js', texts: [] },
    keys: { code: '', pages: new Map(), rendered: 0 },
  };
}

function filesOf({ folder }: ExportPart): Record<string, string> {
  return Object.fromEntries(
    listFiles(folder).map((name) => [name, readFileSync(path.join(folder, name), 'base64')]),
  );
}

afterEach(() => setWorkspace({ pages: undefined }));

beforeEach(() => {
  makeContentFolder(inBothLanguages('guide/a.mdx', '# A\n'));
});

test('another process writes and returns the same', async () => {
  const textOf = (routePath: string) => `<p class="b">${routePath}</p>`;
  const [here, there] = [await makePart(textOf), await makePart(textOf)];
  const before = filesOf(there);
  const written = await exportPart(here);
  expect(await exportInProcess(there)).toEqual(written);
  expect(written.map(({ published }) => published?.markdown)).toContain('# A\n\n/guide/a\n');
  expect(filesOf(there)).toEqual(filesOf(here));
  expect(filesOf(there)).not.toMatchObject(before);
  const images = listFiles(there.folder).filter((name) => name.endsWith('.png'));
  expect(images).toHaveLength(there.pages.length);
});

test('another process keeps pages, and writes those that are kept', async () => {
  setWorkspace({ pages: path.join(makeTempFolder(), 'pages') });
  const made = await makePart((routePath) => `<p class="b">${routePath}</p>`);
  const key = { hash: 'same', index: undefined };
  const pages = new Map(made.pages.map(({ routePath }) => [routePath, key]));
  const part = { ...made, keys: { ...made.keys, code: 'same', pages } };
  const written = await exportInProcess(part);
  const exported = filesOf(part);
  for (const name of listFiles(part.folder)) {
    if (/\.(?:html|png)$/.test(name)) rmSync(path.join(part.folder, name));
  }
  expect(await exportInProcess(part)).toEqual(written);
  expect(filesOf(part)).toEqual(exported);
  writeFileSync(path.join(part.folder, 'guide/a.html'), '');
  await expect(exportPart(part)).rejects.toThrow('public/guide/a.html has the name of');
});

test('a page that another process refuses ends the export with its error', async () => {
  const part = await makePart(() => '<p style="color: red">x</p>');
  await expect(exportInProcess(part)).rejects.toMatchObject({
    name: 'UserError',
    message: expect.stringContaining('has a style attribute'),
  });
});

test('a process that fails ends the export', async () => {
  const part = await makePart(() => '');
  await expect(exportInProcess({ ...part, folder: '/missing' })).rejects.toThrow(
    'The export of some pages ended with 1.',
  );
});
