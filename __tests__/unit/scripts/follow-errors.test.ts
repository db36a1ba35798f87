import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { updateLivePage } from '@/lib/site/dev/live-pages';
import { watchContent } from '@/lib/site/dev/watch-content';
import { setWorkspace } from '@/lib/site/read/workspace';
import { followErrors } from '@/scripts/dev/follow-errors';
import { inBothLanguages, makeContentFolder } from '../../support/content-folder';
import { makeTempFolder } from '../../support/temp-folder';

jest.mock('@/lib/site/dev/watch-content');

afterEach(() => {
  setWorkspace({ bundled: undefined });
});

/** Waits until something is true; the check begins a second after an edit. */
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 50));
}

test('a page that loses its import together with the file leaves the bundler, as does one that is gone', async () => {
  jest.spyOn(console, 'log').mockImplementation();
  const bundled = makeTempFolder();
  setWorkspace({ bundled });
  const live = (name: string) => path.join(bundled, `${name}.hast`);
  const page = "import { Foo } from './Foo.tsx'\n\n# A\n\n<Foo />\n";
  mkdirSync('.cache', { recursive: true });
  const folder = makeContentFolder(
    {
      ...inBothLanguages('a.mdx', page),
      ...inBothLanguages('Foo.tsx', 'export const Foo = () => <b />;\n'),
    },
    '.cache',
  );
  for (const name of ['en/a.mdx', 'en/gone.mdx']) updateLivePage(name, 'old');
  followErrors();
  await until(() => !existsSync(live('en/gone.mdx')));
  expect(readFileSync(live('en/a.mdx'), 'utf8')).toContain('Foo');
  // Nobody has looked at it yet.
  expect(existsSync(live('zh/a.mdx'))).toBe(false);
  rmSync(path.join(folder, 'en/Foo.tsx'));
  writeFileSync(path.join(folder, 'en/a.mdx'), '# A\n');
  jest.mocked(watchContent).mock.calls[0]?.[0]();
  await until(() => !existsSync(live('en/a.mdx')));
});
