import { waitFor } from '@testing-library/react';
import { fetchEarlyPicture } from '@/lib/browser/early-picture';

const pair = (priority: string) =>
  ['light', 'dark']
    .map(
      (scheme) =>
        `<picture data-scheme="${scheme}"><source type="image/avif" srcset="/${scheme}.avif 800w" sizes="50rem"><img src="/${scheme}.webp" loading="lazy" ${priority}></picture>`,
    )
    .join('');

/** What the head asks for, once the parser has made the body. */
async function parse(html: string): Promise<HTMLLinkElement[]> {
  fetchEarlyPicture();
  document.body.innerHTML = html;
  await waitFor(() => {});
  return [...document.head.querySelectorAll('link')];
}

beforeEach(() => {
  window.matchMedia = jest.fn(() => ({ matches: false }) as MediaQueryList);
});

afterEach(() => {
  document.dispatchEvent(new Event('DOMContentLoaded'));
  document.head.replaceChildren();
  document.body.replaceChildren();
  delete document.documentElement.dataset['theme'];
});

test.each([
  [undefined, '/light.avif 800w'],
  ['dark', '/dark.avif 800w'],
])('with the choice %s the picture %s is asked for once', async (theme, srcset) => {
  if (theme) document.documentElement.dataset['theme'] = theme;
  const links = await parse(pair('fetchpriority="high"') + pair('fetchpriority="high"'));
  expect(links).toHaveLength(1);
  expect(links[0]).toMatchObject({ rel: 'preload', as: 'image', type: 'image/avif' });
  expect(links[0]?.imageSrcset ?? links[0]?.getAttribute('imagesrcset')).toBe(srcset);
});

test('of a pair without other formats the shown one is asked for', async () => {
  const links = await parse(
    ['light', 'dark']
      .map((scheme) => `<img data-scheme="${scheme}" src="/${scheme}.svg" fetchpriority="high">`)
      .join(''),
  );
  expect(links.map(({ href }) => new URL(href).pathname)).toEqual(['/light.svg']);
});

test('pictures further down wait for their turn', async () => {
  expect(await parse(pair(''))).toEqual([]);
});
