import { attachMenus } from '@/lib/browser/menus';

let detach: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  window.matchMedia = jest.fn().mockReturnValue(new EventTarget());
  document.body.innerHTML = `
    <header>
      <details data-menu="hover" id="a"><summary>A</summary><p><a href="#x">in A</a></p></details>
      <details data-menu="hover" id="b"><summary>B</summary><p>in B</p></details>
      <details data-menu="screen" id="screen"><summary>S</summary><p>in S</p></details>
    </header>
    <main>page</main>`;
  detach = attachMenus();
});

afterEach(() => {
  detach();
  jest.useRealTimers();
});

function menu(id: string): HTMLDetailsElement {
  return document.getElementById(id) as HTMLDetailsElement;
}

function inside(id: string): Element {
  return menu(id).querySelector('p') as Element;
}

function pointAt(target: Element, pointerType = 'mouse'): void {
  const event = new MouseEvent('pointerover', { bubbles: true });
  target.dispatchEvent(Object.assign(event, { pointerType }));
}

const page = () => document.querySelector('main') as Element;

test('a drop-down closes 150 ms after the pointer has left, not before', () => {
  pointAt(menu('a'));
  expect(menu('a').open).toBe(true);
  pointAt(page());
  jest.advanceTimersByTime(149);
  expect(menu('a').open).toBe(true);
  jest.advanceTimersByTime(1);
  expect(menu('a').open).toBe(false);
});

test('a pointer that comes back within 150 ms keeps it open', () => {
  pointAt(menu('a'));
  pointAt(page());
  jest.advanceTimersByTime(149);
  pointAt(inside('a'));
  jest.advanceTimersByTime(1000);
  expect(menu('a').open).toBe(true);
});

test('only one is open at a time', () => {
  pointAt(menu('a'));
  pointAt(menu('b'));
  expect([menu('a').open, menu('b').open]).toEqual([false, true]);
});

test('a finger does not hover', () => {
  pointAt(menu('a'), 'touch');
  expect(menu('a').open).toBe(false);
});

test('Escape while an input method composes belongs to the input method', () => {
  menu('a').open = true;
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true }));
  expect(menu('a').open).toBe(true);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(menu('a').open).toBe(false);
});

test('a link in a menu closes it', () => {
  menu('a').open = true;
  menu('a').querySelector('a')?.click();
  jest.runAllTimers();
  expect(menu('a').open).toBe(false);
});

test('the full-screen menu locks the page and frees it', () => {
  const toggle = (open: boolean) => {
    menu('screen').open = open;
    menu('screen').dispatchEvent(new Event('toggle'));
  };
  toggle(true);
  expect(document.documentElement).toHaveAttribute('data-locked');
  expect(page()).toHaveProperty('inert', true);
  toggle(false);
  expect(document.documentElement).not.toHaveAttribute('data-locked');
  expect(page()).toHaveProperty('inert', false);
});

test('once detached, nothing opens and what was open is closed', () => {
  menu('b').open = true;
  detach();
  expect(menu('b').open).toBe(false);
  pointAt(menu('a'));
  expect(menu('a').open).toBe(false);
});
