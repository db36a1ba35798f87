import { readHeroParts } from '@/lib/content/hero-parts';
import type { Page } from '@/lib/model';

test('the install command of a hero stands in the words and colours of every package manager', async () => {
  const page = { frontmatter: { hero: { install: 'install a-b -D' } } } as Page;
  const { commands } = await readHeroParts(page);
  expect(commands.map(({ command }) => command)).toEqual([
    'npm install a-b -D',
    'yarn add a-b -D',
    'pnpm install a-b -D',
    'bun add a-b -D',
  ]);
  // The name, its argument, and two words that no line breaks.
  expect(commands[0]?.marks).toBe('f4s8sw3s1sw2');
});

test('a hero without one has none', async () => {
  expect((await readHeroParts({ frontmatter: {} } as Page)).commands).toEqual([]);
});
