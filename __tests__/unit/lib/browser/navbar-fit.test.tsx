import { fitNavbar } from '@/lib/browser/first-frame/navbar-fit';

/** If wider items stay in the bar, it wraps to a second line. */
let room: number;
const WIDTHS: Record<string, number> = { brand: 100, nav: 300, search: 150, controls: 200 };
const HIDDEN: Record<string, (crowded: string) => number> = {
  search: (crowded) => (crowded.includes('search') ? 40 : 150),
  controls: (crowded) => (crowded.includes('controls') ? 0 : 200),
  nav: (crowded) => (crowded.includes('nav') ? 0 : 300),
};

beforeEach(() => {
  const parts = Object.keys(WIDTHS).map((id) => `<div id="${id}"></div>`);
  document.body.innerHTML = `<header data-part="navbar"><div>${parts.join('')}</div></header>`;
  const sizeOf = (id: string) => {
    const crowded = document.querySelector('header')?.dataset['crowded'] ?? '';
    return HIDDEN[id]?.(crowded) ?? WIDTHS[id] ?? 0;
  };
  Object.defineProperties(HTMLElement.prototype, {
    offsetHeight: { configurable: true, get: () => 32 },
    offsetTop: {
      configurable: true,
      get(this: HTMLElement) {
        let end = 0;
        for (const id of Object.keys(WIDTHS)) {
          end += sizeOf(id);
          if (id === this.id) break;
        }
        return end > room ? 40 : 8;
      },
    },
  });
});

const crowded = () => document.querySelector('header')?.dataset['crowded'];

test.each([
  [750, ''],
  [749, 'search'],
  [640, 'search'],
  [639, 'search controls'],
  [440, 'search controls'],
  [439, 'search controls nav'],
  [100, 'search controls nav'],
])('at a width of %i px the navbar hides “%s”', (width, expected) => {
  room = width;
  fitNavbar();
  expect(crowded()).toBe(expected);
});

test('items that fit again return', () => {
  room = 300;
  fitNavbar();
  room = 1000;
  fitNavbar();
  expect(crowded()).toBe('');
});

test('a page without a navbar does not change', () => {
  document.body.innerHTML = '<main></main>';
  expect(fitNavbar).not.toThrow();
});
