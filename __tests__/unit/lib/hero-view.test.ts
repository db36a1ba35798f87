import type { HeroImage } from '@/lib/frontmatter';
import { viewHero } from '@/lib/hero-view';

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
    { text: 'Report', href: '/docs/demo/#overall', theme: 'alt' },
  ]);
});

test('a phone gets a page instead of the live report, which is for wide screens', () => {
  const actions = [{ text: 'Report', demo: 'overall', link: '/tour' }];
  expect(viewHero({ actions }, CONTEXT).actions).toEqual([
    { text: 'Report', href: '/docs/demo/#overall', on: 'wide' },
    { text: 'Report', href: '/docs/tour', on: 'phone' },
  ]);
});

test('the sizes in texts come from the map', () => {
  const map = { svg: '', before: 462_096, after: 379_233 };
  const texts = { data: 'a', title: 'T', alt: 'A', after: '{less} are gone' };
  const proof = { figure: '{before} → {after}', text: 'how', link: '/how' };
  const hero = viewHero({ map: texts, proof }, { ...CONTEXT, map });
  expect(hero.map?.texts.after).toBe('82.9\u00a0kB are gone');
  expect(hero.proof).toMatchObject({
    figure: '462\u00a0kB → 379\u00a0kB',
    link: '/docs/how',
  });
});
