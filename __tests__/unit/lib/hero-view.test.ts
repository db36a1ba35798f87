import type { HeroImage } from '@/lib/frontmatter';
import { viewHero } from '@/lib/hero-view';

function imageOf(image: HeroImage, hasDarkMode = true) {
  const context = { base: '/docs/', hasDarkMode, commands: [], imageSize: undefined };
  return viewHero({ image }, { ...context, resolveLink: (link) => link }).image;
}

test('every source of a picture carries the base, in both schemes', () => {
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

test('a site without the dark scheme has the light picture alone', () => {
  const image = imageOf({ src: { light: '/l.png', dark: '/d.png' } }, false);
  expect(image?.src).toEqual({ light: '/docs/l.png', dark: '/docs/l.png' });
});
