import { waitFor } from '@testing-library/react';
import { attachNavigation } from '@/lib/browser/navigation/navigation';
import { start } from '../../../support/start';

jest.mock('@/lib/browser/dom/at-idle', () => ({ atIdle: () => undefined }));

/** Pages link to all others. The host answers once it is released, and not without a connection. */
const NAMES = ['a', 'b', 'c'];
let site = 0;
let isOnline: boolean;
let held: Map<string, Promise<void>>;
let asked: string[];
let detach: () => void;

/** Every test has addresses of its own, because a tab keeps the pages that it has fetched. */
const addressOf = (name: string) => `/${site}/${name}`;

function bodyOf(name: string): string {
  const links = NAMES.map((other) => `<a href="${addressOf(other)}">${other}</a>`);
  return `<main><h1>${name}</h1>${links.join('')}<a href="#part">Part</a><h2 id="part">Part</h2>
    <input><select><option>all<option>some</select></main>
    <p data-load-failure hidden><button data-load="retry"></button><button data-load="dismiss"></button></p>`;
}

function hold(name: string): () => void {
  let release = () => {};
  held.set(addressOf(name), new Promise((resolve) => (release = resolve)));
  return release;
}

beforeEach(() => {
  site += 1;
  isOnline = true;
  held = new Map();
  asked = [];
  globalThis.fetch = jest.fn(async (input) => {
    const { pathname } = new URL(String(input), location.href);
    asked.push(pathname);
    if (!isOnline) throw new TypeError('Failed to fetch');
    await held.get(pathname);
    const name = pathname.split('/').at(-1) ?? '';
    const headers = new Map([['content-type', 'text/html']]);
    return { ok: true, headers, text: async () => `${bodyOf(name)}</html>` } as unknown as Response;
  });
  Element.prototype.checkVisibility = () => true;
  Element.prototype.scrollIntoView = () => scrollToPx(500);
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  window.scrollTo = jest.fn((options: ScrollToOptions) => scrollToPx(options.top ?? 0)) as never;
  history.pushState(null, '', addressOf('a'));
  document.body.innerHTML = bodyOf('a');
  scrollToPx(0);
  detach = start((signal) => attachNavigation(signal, { base: '/' }));
});
afterEach(() => {
  detach();
  Object.assign(navigator, { connection: undefined });
});

/** As in a browser, the event comes with the next frame. */
function scrollToPx(top: number): void {
  Object.assign(window, { scrollY: top });
  setTimeout(() => window.dispatchEvent(new Event('scroll')));
}

const linkTo = (name: string) =>
  document.querySelector<HTMLElement>(`a[href="${addressOf(name)}"]`) as HTMLElement;
const title = () => document.querySelector('h1')?.textContent;

async function follow(name: string): Promise<void> {
  linkTo(name).click();
  await waitFor(() => expect([title(), location.pathname]).toEqual([name, addressOf(name)]));
}

async function goBack(name: string, top: number): Promise<void> {
  history.back();
  await waitFor(() => expect([title(), scrollY]).toEqual([name, top]));
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

test('of two clicks in a row the second counts', async () => {
  const release = hold('b');
  linkTo('b').click();
  await follow('c');
  release();
  await settle();
  expect([title(), location.pathname]).toEqual(['c', addressOf('c')]);
  await goBack('a', 0);
});

test('Back while a page is loading returns to the page before, and the load is dropped', async () => {
  await follow('b');
  const release = hold('c');
  linkTo('c').click();
  await goBack('a', 0);
  release();
  await settle();
  expect([title(), location.pathname]).toEqual(['a', addressOf('a')]);
});

test('two history entries of the same page restore their own scroll positions, and the focus on the followed links', async () => {
  scrollToPx(300);
  await follow('b');
  expect(scrollY).toBe(0);
  expect(document.querySelector('main')).toHaveFocus();
  await follow('a');
  scrollToPx(700);
  await follow('c');
  await goBack('a', 700);
  expect(linkTo('c')).toHaveFocus();
  await goBack('b', 0);
  expect(linkTo('a')).toHaveFocus();
  await goBack('a', 300);
  expect(linkTo('b')).toHaveFocus();
});

test('Back brings back what was typed and chosen in the text', async () => {
  const fields = () => [...document.querySelectorAll<HTMLInputElement>('input, select')];
  const values = () => fields().map(({ value }) => value);
  for (const [index, value] of ['plugin', 'some'].entries())
    Object.assign(fields()[index] as object, { value });
  await follow('b');
  expect(values()).toEqual(['', 'all']);
  await goBack('a', 0);
  expect(values()).toEqual(['plugin', 'some']);
});

test('the first frame lays out little more than it shows, unless the place of the reader depends on more', async () => {
  const { dataset } = document.documentElement;
  await follow('b');
  expect(dataset.arriving).toBe('');
  document.querySelector<HTMLElement>('a[href="#part"]')?.click();
  expect(dataset.arriving).toBeUndefined();
  await follow('c');
  expect(dataset.arriving).toBe('');
  await goBack('b', scrollY);
  expect(dataset.arriving).toBeUndefined();
});

test('without a connection a message offers another attempt, and can be dismissed', async () => {
  const notice = document.querySelector<HTMLElement>('[data-load-failure]') as HTMLElement;
  const press = (action: string) =>
    notice.querySelector<HTMLElement>(`[data-load="${action}"]`)?.click();
  isOnline = false;
  linkTo('b').click();
  await waitFor(() => expect(notice.hidden).toBe(false));
  expect(title()).toBe('a');
  press('dismiss');
  expect(notice.hidden).toBe(true);
  linkTo('b').click();
  await waitFor(() => expect(notice.hidden).toBe(false));
  press('retry');
  await waitFor(() => expect(notice.hidden).toBe(false));
  isOnline = true;
  press('retry');
  await waitFor(() => expect(title()).toBe('b'));
  expect(document.querySelector<HTMLElement>('[data-load-failure]')?.hidden).toBe(true);
});

test('a page that only the browser could load stays away without a connection', async () => {
  const notice = document.querySelector<HTMLElement>('[data-load-failure]') as HTMLElement;
  const touch = new Event('touchstart', { bubbles: true });
  document.head.innerHTML = '<script data-reading="" type="x" src="/newer.js"></script>';
  linkTo('b').dispatchEvent(touch);
  await settle();
  isOnline = false;
  linkTo('b').click();
  await waitFor(() => expect(notice.hidden).toBe(false));
  expect(title()).toBe('a');
  document.head.innerHTML = '';
});

test('a pointer that passes over links fetches none of them', async () => {
  const point = (name: string) =>
    linkTo(name).dispatchEvent(new Event('pointerover', { bubbles: true }));
  jest.useFakeTimers();
  for (const name of ['b', 'c', 'b']) {
    point(name);
    jest.advanceTimersByTime(50);
  }
  expect(asked).toEqual([]);
  jest.advanceTimersByTime(10);
  expect(asked).toEqual([addressOf('b')]);
  jest.useRealTimers();
});

test('a page is fetched once, when the reader points at its link, and by a click for readers who save data', async () => {
  const point = (name: string) =>
    linkTo(name).dispatchEvent(new Event('touchstart', { bubbles: true }));
  Object.assign(navigator, { connection: { saveData: true } });
  point('b');
  expect(asked).toEqual([]);
  await follow('b');
  expect(asked).toEqual([addressOf('b')]);
  Object.assign(navigator, { connection: undefined });
  point('c');
  expect(asked).toEqual(['b', 'c'].map(addressOf));
  await follow('c');
  expect(asked).toEqual(['b', 'c'].map(addressOf));
});
