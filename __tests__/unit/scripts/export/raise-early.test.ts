import { raiseEarly } from '@/scripts/export/passes/raise-early';
import { EARLY, nextPage, passed, STYLES } from '../../../support/next-page';

const picture = (scheme: string, priority = 'fetchpriority="high"') =>
  `<picture data-scheme="${scheme}"><source type="image/avif" srcset="/${scheme}.avif 800w" sizes="50rem"><img src="/${scheme}.webp" loading="lazy" ${priority}></picture>`;

const image = (scheme: string) =>
  `<img data-scheme="${scheme}" src="/${scheme}.svg" fetchPriority="high"/>`;

/** The elements before the styles in the head. */
function raised(body: string): string {
  const [before = ''] = passed(nextPage({ body }), raiseEarly).split(STYLES);
  return before.slice(before.indexOf('utf-8">') + 'utf-8">'.length);
}

test('the first pair is preloaded before the styles, in the format that a browser chooses, followed by the script', () => {
  const more = picture('light') + picture('dark');
  expect(raised(`<p>${picture('light')}${picture('dark')}</p>${more}`)).toBe(
    ['light', 'dark']
      .map(
        (scheme) =>
          `<link rel="preload" as="image" media="not all" data-early="${scheme}" type="image/avif" imagesrcset="/${scheme}.avif 800w" imagesizes="50rem" fetchpriority="high">`,
      )
      .join('') + EARLY,
  );
});

test('the images for phones and for other screens are preloaded separately', () => {
  const sources = ['(max-width: 39.99rem)', '(min-width: 40rem)'].map(
    (media, index) => `<source media="${media}" type="image/avif" srcset="/${index}.avif">`,
  );
  const pair = `<picture data-scheme="light">${sources.join('')}<img src="/l.webp" fetchpriority="high"></picture>`;
  expect(raised(pair).match(/data-media="[^"]*" type="image\/avif" imagesrcset="[^"]*"/g)).toEqual([
    'data-media="(max-width: 39.99rem)" type="image/avif" imagesrcset="/0.avif"',
    'data-media="(min-width: 40rem)" type="image/avif" imagesrcset="/1.avif"',
  ]);
});

test('a pair without other formats is preloaded by its address', () => {
  expect(raised(image('light') + image('dark'))).toContain(
    'data-early="dark" href="/dark.svg" fetchpriority="high"',
  );
});

test('the script is moved, not duplicated, and nothing else changes', () => {
  const html = nextPage({ body: image('light') + image('dark') });
  const rest = passed(html, raiseEarly).replace(raised(image('light') + image('dark')), '');
  expect(rest).toBe(passed(html).replace(EARLY, ''));
});

test.each([
  ['images further down', picture('light', '') + picture('dark', '')],
  ['one image for both schemes', '<img src="/a.svg" fetchPriority="high"/>'],
  ['none', ''],
])('on a page with %s only the script precedes the styles', (_, body) => {
  expect(raised(body)).toBe(EARLY);
});
