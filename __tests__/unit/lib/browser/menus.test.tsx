import { attachMenus, closeMenus } from '@/lib/browser/frame/menus';
import { start } from '../../../support/start';

let detach: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  Element.prototype.checkVisibility = function isShown() {
    return !this.classList.contains('gone');
  };
  document.body.innerHTML = `
    <header>
      <details data-menu="hover" id="a"><summary>A</summary><p><a href="#x">in A</a></p></details>
      <details data-menu="hover" id="b"><summary>B</summary><p>in B</p></details>
      <details data-menu="popover" id="one"><summary>1</summary><p>in 1</p></details>
      <details data-menu="popover" id="two"><summary>2</summary><p>in 2</p></details>
      <details data-menu="screen" data-locks id="screen"><summary>S</summary><p>in S</p>
        <button data-opens="bar">M</button>
        <details data-menu="popover" id="inner"><summary>I</summary><p>in I</p></details>
      </details>
    </header>
    <div><details data-menu="bar" data-locks id="bar"><summary>M</summary><p>in M</p></details></div>
    <main>page</main>`;
  detach = start(attachMenus);
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

test('a button leads from one menu that covers the page to the other, whose toggle gets the focus', () => {
  menu('screen').open = true;
  (document.querySelector('[data-opens]') as HTMLElement).click();
  expect([menu('screen').open, menu('bar').open]).toEqual([false, true]);
  expect(menu('bar').querySelector('summary')).toHaveFocus();
});

test('only one menu is open at a time', () => {
  pointAt(menu('a'));
  pointAt(menu('b'));
  expect([menu('a').open, menu('b').open]).toEqual([false, true]);
});

test('a pointer that moves directly from one popover to the next opens the next one', () => {
  pointAt(menu('one'));
  jest.advanceTimersByTime(100);
  expect(menu('one').open).toBe(true);
  pointAt(menu('two'));
  jest.advanceTimersByTime(100);
  expect([menu('one').open, menu('two').open]).toEqual([false, true]);
});

test('a popover that a pointer leaves across another one closes', () => {
  pointAt(menu('one'));
  jest.advanceTimersByTime(100);
  pointAt(menu('two'));
  jest.advanceTimersByTime(50);
  pointAt(page());
  jest.advanceTimersByTime(1000);
  expect([menu('one').open, menu('two').open]).toEqual([false, false]);
});

test('a popover stays open if the pointer comes back to it from another one', () => {
  pointAt(menu('one'));
  jest.advanceTimersByTime(100);
  pointAt(menu('two'));
  pointAt(inside('one'));
  jest.advanceTimersByTime(1000);
  expect([menu('one').open, menu('two').open]).toEqual([true, false]);
});

test('a popover that a quick click opened and Escape closed stays closed', () => {
  menu('screen').open = true;
  pointAt(menu('inner'));
  menu('inner').querySelector('summary')?.click();
  expect(menu('inner').open).toBe(true);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  jest.advanceTimersByTime(1000);
  expect(menu('inner').open).toBe(false);
});

test('touch does not hover', () => {
  pointAt(menu('a'), 'touch');
  expect(menu('a').open).toBe(false);
});

test('Escape during IME composition does not close a menu', () => {
  menu('a').open = true;
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true }));
  expect(menu('a').open).toBe(true);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(menu('a').open).toBe(false);
});

test.each(['a', 'bar'])(
  'a link in the menu “%s” closes it before the browser focuses its target',
  (id) => {
    toggle(id, true);
    inside(id).innerHTML = '<a href="#x">x</a>';
    inside(id).querySelector('a')?.click();
    expect(menu(id).open).toBe(false);
    expect(document.querySelector('[inert]')).toBeNull();
  },
);

test.each([
  ['mouse', 'main', 'a', true],
  ['touch', 'main', 'a', false],
  ['touch', 'header', 'a', true],
  ['mouse', 'main', 'bar', false],
  ['touch', 'main', 'bar', false],
  ['mouse', 'header', 'screen', true],
])(
  'a press by %s on %s closes the menu “%s”; what lies there is pressed too: %s',
  (pointerType, place, id, isPressed) => {
    const part = document.querySelector(place) as Element;
    const onPress = jest.fn();
    part.addEventListener('click', onPress);
    toggle(id, true);
    const press = (type: string) =>
      part.dispatchEvent(
        Object.assign(new MouseEvent(type, { bubbles: true, detail: 1 }), { pointerType }),
      );
    press('pointerdown');
    press('click');
    expect(menu(id).open).toBe(false);
    expect(onPress).toHaveBeenCalledTimes(isPressed ? 1 : 0);
    press('click');
    expect(onPress).toHaveBeenCalledTimes(isPressed ? 2 : 1);
  },
);

test('Escape closes a nested menu first, and then the one around it', () => {
  menu('screen').open = true;
  menu('inner').open = true;
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect([menu('screen').open, menu('inner').open]).toEqual([true, false]);
  expect(document.activeElement).toHaveTextContent('I');
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(menu('screen').open).toBe(false);
});

test('a menu closes if its toggle becomes hidden, and others stay open', () => {
  menu('bar').open = true;
  menu('a').open = true;
  menu('bar').querySelector('summary')?.classList.add('gone');
  window.dispatchEvent(new Event('resize'));
  expect([menu('bar').open, menu('a').open]).toEqual([false, true]);
});

/** Browsers dispatch the event after the change. */
function toggle(id: string, open: boolean): void {
  menu(id).open = open;
  menu(id).dispatchEvent(new Event('toggle'));
}

test.each(['screen', 'bar'])('the menu “%s” locks the page and unlocks it', (id) => {
  toggle(id, true);
  expect(document.documentElement).toHaveAttribute('data-locked');
  toggle(id, false);
  expect(document.documentElement).not.toHaveAttribute('data-locked');
});

test('the page is unlocked when all menus are closed, also those of a page that is left', () => {
  toggle('screen', true);
  closeMenus();
  expect(document.documentElement).not.toHaveAttribute('data-locked');
});

test.each(['screen', 'bar'])(
  'the menu “%s” makes the page inert from the second frame until it closes',
  (id) => {
    toggle(id, true);
    expect(document.querySelector('[inert]')).toBeNull();
    jest.advanceTimersByTime(20);
    expect(page()).toHaveAttribute('inert');
    expect(menu(id).closest('[inert]')).toBeNull();
    toggle(id, false);
    expect(document.querySelector('[inert]')).toBeNull();
  },
);

test('a menu that covers the page closes on the click, not before: the same tap would follow a link below it', () => {
  toggle('bar', true);
  page().dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  expect(menu('bar').open).toBe(true);
  document.body.click();
  expect(menu('bar').open).toBe(false);
});

test.each([
  ['a', false],
  ['bar', true],
  ['screen', true],
])('the menu “%s” is open after the focus has left it: %s', (id, isOpen) => {
  toggle(id, true);
  const next = document.body.appendChild(document.createElement('button'));
  menu(id).querySelector('summary')?.focus();
  next.focus();
  expect(menu(id).open).toBe(isOpen);
});

test('detaching closes open menus, and prevents others from opening', () => {
  menu('b').open = true;
  detach();
  expect(menu('b').open).toBe(false);
  pointAt(menu('a'));
  expect(menu('a').open).toBe(false);
});
