import type { Page } from '@/lib/model';
import { readHeroParts } from '@/lib/site/data/hero-parts';

test('the install command of a hero is converted and highlighted for every package manager', async () => {
  const page = { frontmatter: { hero: { install: 'install a-b -D' } } } as Page;
  const { install } = await readHeroParts(page, '/');
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

test('pictures of the report are in both schemes, and the first is fetched early', async () => {
  const shots = ['loaders-timeline.lanes', 'bundle-size.blocks'].map((id) => ({ id }));
  const { shots: drawn } = await readHeroParts(
    { frontmatter: { hero: { shots } }, locale: 'en' } as unknown as Page,
    '/docs/',
  );
  for (const [index, html] of drawn.entries()) {
    // The treemap of the report looks the same in both schemes.
    const schemes = [...html.matchAll(/<picture(?: data-scheme="(\w+)")?>/g)].map(
      ([, name]) => name,
    );
    expect(schemes).toEqual([['light', 'dark'], [undefined]][index]);
    expect(html).toContain('media="(max-width: 39.99rem)"');
    expect(html).toContain('src="/docs/');
    expect(html.includes('fetchpriority="high"')).toBe(index === 0);
    expect(html).not.toContain('zoom');
  }
});

test('a hero without an install command has none', async () => {
  expect((await readHeroParts({ frontmatter: {} } as Page, '/')).install).toEqual([]);
});

test('each of several commands has a label', async () => {
  const written = [
    { for: 'A', command: 'install a' },
    { for: 'B', command: 'install b' },
  ];
  const { install } = await readHeroParts(
    { frontmatter: { hero: { install: written } } } as Page,
    '/',
  );
  expect(install[3]?.commands).toMatchObject([
    { for: 'A', command: 'bun add a' },
    { for: 'B', command: 'bun add b' },
  ]);
});
