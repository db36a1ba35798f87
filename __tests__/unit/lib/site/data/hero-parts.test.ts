import type { Page } from '@/lib/model';
import { readHeroParts } from '@/lib/site/data/hero-parts';

test('the install command of a hero is converted and highlighted for every package manager', async () => {
  const page = { frontmatter: { hero: { install: 'install a-b -D' } } } as Page;
  const { install } = await readHeroParts(page);
  expect(install.map(({ commands }) => commands[0]?.command)).toEqual([
    'npm install a-b -D',
    'yarn add a-b -D',
    'pnpm install a-b -D',
    'bun add a-b -D',
  ]);
  // The name, its argument, and two words that must not break.
  expect(install[0]?.commands[0]?.html).toContain(
    '<span class="f">npm </span><span class="s">install </span><span class="s w">a-b</span>',
  );
});

test('a hero without an install command has none', async () => {
  expect((await readHeroParts({ frontmatter: {} } as Page)).install).toEqual([]);
});

test('each of several commands has a label', async () => {
  const written = [
    { for: 'A', command: 'install a' },
    { for: 'B', command: 'install b' },
  ];
  const { install } = await readHeroParts({
    frontmatter: { hero: { install: written } },
  } as Page);
  expect(install[3]?.commands).toMatchObject([
    { for: 'A', command: 'bun add a' },
    { for: 'B', command: 'bun add b' },
  ]);
});
