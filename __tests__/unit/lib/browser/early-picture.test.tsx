import { fetchEarlyPicture } from '@/lib/browser/first-frame/early-picture';

const LINKS = ['light', 'dark']
  .map((scheme) => `<link rel="preload" as="image" media="not all" data-early="${scheme}">`)
  .join('');

function asked(): (string | undefined)[] {
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[media="all"]');
  return [...links].map(({ dataset }) => dataset['early']);
}

afterEach(() => {
  document.head.replaceChildren();
  delete document.documentElement.dataset['theme'];
});

test.each([
  { choice: undefined, isSystemDark: false, picture: 'light' },
  { choice: undefined, isSystemDark: true, picture: 'dark' },
  { choice: 'light', isSystemDark: true, picture: 'light' },
  { choice: 'dark', isSystemDark: false, picture: 'dark' },
])(
  'with the theme $choice, system dark $isSystemDark, the $picture image is preloaded',
  (given) => {
    window.matchMedia = jest.fn(() => ({ matches: given.isSystemDark }) as MediaQueryList);
    if (given.choice) document.documentElement.dataset['theme'] = given.choice;
    document.head.innerHTML = LINKS;
    fetchEarlyPicture();
    expect(asked()).toEqual([given.picture]);
  },
);

test('images for phones are preloaded only on phones', () => {
  window.matchMedia = jest.fn(() => ({ matches: false }) as MediaQueryList);
  document.head.innerHTML = LINKS.replaceAll(
    'data-early',
    'data-media="(max-width: 39.99rem)" data-early',
  );
  fetchEarlyPicture();
  const media = [...document.head.querySelectorAll('link')].map((link) => link.media);
  expect(media).toEqual(['(max-width: 39.99rem)', 'not all']);
});

test('a page without an image at its top preloads nothing', () => {
  window.matchMedia = jest.fn(() => ({ matches: false }) as MediaQueryList);
  fetchEarlyPicture();
  expect(asked()).toEqual([]);
});
