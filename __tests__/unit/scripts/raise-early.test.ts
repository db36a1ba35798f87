import { raiseEarly } from '@/scripts/support/raise-early';

const STYLES = '<link rel="stylesheet" href="/a.css"/>';
const SCRIPT = '<script data-early="">f("$&")</script>';

function pageOf(body: string, script = SCRIPT): string {
  return `<!DOCTYPE html><html><head>${STYLES}${script}<title>T</title></head><body>${body}</body></html>`;
}

const picture = (scheme: string, priority = 'fetchpriority="high"') =>
  `<picture data-scheme="${scheme}"><source type="image/avif" srcset="/${scheme}.avif 800w" sizes="50rem"><img src="/${scheme}.webp" loading="lazy" ${priority}></picture>`;

const image = (scheme: string) =>
  `<img data-scheme="${scheme}" src="/${scheme}.svg" fetchPriority="high"/>`;

/** What precedes the styles in the head. */
function raised(body: string): string {
  return /<head>(.*)<link rel="stylesheet"/.exec(raiseEarly(pageOf(body)))?.[1] ?? '';
}

test('the first pair is named before the styles, in the format that a browser takes, then the script', () => {
  const more = picture('light') + picture('dark');
  expect(raised(`<p>${picture('light')}${picture('dark')}</p>${more}`)).toBe(
    ['light', 'dark']
      .map(
        (scheme) =>
          `<link rel="preload" as="image" media="not all" data-early="${scheme}" type="image/avif" imagesrcset="/${scheme}.avif 800w" imagesizes="50rem" fetchpriority="high">`,
      )
      .join('') + SCRIPT,
  );
});

test('a pair without other formats is named by its address', () => {
  expect(raised(image('light') + image('dark'))).toContain(
    'data-early="dark" href="/dark.svg" fetchpriority="high"',
  );
});

test('the script is moved, not doubled, and nothing else changes', () => {
  const html = raiseEarly(pageOf(image('light') + image('dark')));
  expect(html.split(SCRIPT)).toHaveLength(2);
  expect(html).toContain(`${STYLES}<title>`);
});

test.each([
  ['pictures further down', picture('light', '') + picture('dark', '')],
  ['one picture for both schemes', '<img src="/a.svg" fetchPriority="high"/>'],
  ['none', ''],
])('on a page with %s the script alone stands before the styles', (_, body) => {
  expect(raised(body)).toBe(SCRIPT);
});

test.each([
  ['no script', pageOf(picture('light'), '')],
  ['no style sheet', pageOf(picture('light')).replace(STYLES, '')],
  ['the script first', pageOf(picture('light'), '').replace(STYLES, SCRIPT + STYLES)],
])('a head with %s stops the build', (_, html) => {
  expect(() => raiseEarly(html)).toThrow(/no inline script behind its style sheets/);
});
