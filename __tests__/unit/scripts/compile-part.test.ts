import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { compilePage } from '@/lib/content/compile-page';
import { readSite } from '@/lib/content/site';
import { setWorkspace, workspace } from '@/lib/content/workspace';
import { inBothLanguages, makeContentFolder } from '../../support/content-folder';
import { makeTempFolder } from '../../support/temp-folder';

const store = makeTempFolder();

afterAll(() => {
  setWorkspace({ pages: undefined });
});

function entries(): string[] {
  return readdirSync(store, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  );
}

test('the process compiles the second half of the pages into the store', async () => {
  makeContentFolder(inBothLanguages('a.mdx', '# A\n\n```js\nconst a = 1;\n```\n'));
  setWorkspace({ pages: store });
  const task = JSON.stringify({ part: 1, parts: 2, ...workspace() });
  const { status, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'support/compile-part', task],
    { env: { ...process.env } },
  );
  expect({ status, stderr: String(stderr) }).toMatchObject({ status: 0 });
  const site = await readSite();
  const own = site.pages.slice(site.pages.length / 2);
  expect(entries()).toHaveLength(own.length);
  // They are found by any process.
  for (const page of own) await compilePage(site, page);
  expect(entries()).toHaveLength(own.length);
});
