import type { HeroImage } from '@/lib/frontmatter';
import { viewHero } from '@/lib/page/hero-view';

const CONTEXT = {
  base: '/docs/',
  hasDarkMode: true,
  install: [],
  imageSize: undefined,
  map: undefined,
  resolveLink: (link: string) => `/docs${link}`,
  resolveDemo: (name: string) => `/docs/demo/#${name}`,
};

function imageOf(image: HeroImage, hasDarkMode = true) {
  return viewHero({ image }, { ...CONTEXT, hasDarkMode }).image;
}

test('every source of an image has the base path, in both color schemes', () => {
  expect(
    imageOf({
      src: { light: '/l.png', dark: '/d.png' },
      srcset: { light: '/l.png 1x, /l2.png 2x', dark: '/d.png 1x,/d2.png 2x' },
    }),
  ).toMatchObject({
    src: { light: '/docs/l.png', dark: '/docs/d.png' },
    srcset: {
      light: '/docs/l.png 1x, /docs/l2.png 2x',
      dark: '/docs/d.png 1x,/docs/d2.png 2x',
    },
  });
});

test('a site without the dark scheme has only the light image', () => {
  const image = imageOf({ src: { light: '/l.png', dark: '/d.png' } }, false);
  expect(image?.src).toEqual({ light: '/docs/l.png', dark: '/docs/l.png' });
});

test('an action leads to a page or into the live report', () => {
  const actions = [
    { text: 'Start', link: '/start' },
    { text: 'Report', demo: 'overall', theme: 'alt' as const },
  ];
  expect(viewHero({ actions }, CONTEXT).actions).toEqual([
    { text: 'Start', href: '/docs/start' },
    { text: 'Report', href: '/docs/demo/#overall', theme: 'alt', opensNewTab: true },
  ]);
});

test('a phone gets a page instead of the live report, which is for wide screens', () => {
  const actions = [{ text: 'Report', demo: 'overall', link: '/tour' }];
  expect(viewHero({ actions }, CONTEXT).actions).toEqual([
    { text: 'Report', href: '/docs/demo/#overall', on: 'wide', opensNewTab: true },
    { text: 'Report', href: '/docs/tour', on: 'phone' },
  ]);
});

test('the note and facts have links of the site', () => {
  const note = { text: 'For webpack.', more: { text: 'See 2.0', link: '/v2' } };
  const facts = [
    { value: '9', text: 'rules', link: '/rules' },
    { value: 'MIT', text: 'free' },
  ];
  const hero = viewHero({ note, facts }, CONTEXT);
  expect(hero.note?.more?.href).toBe('/docs/v2');
  expect(hero.facts.map(({ href }) => href)).toEqual(['/docs/rules', undefined]);
});
