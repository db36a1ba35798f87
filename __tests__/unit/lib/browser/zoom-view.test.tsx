import { openZoom } from '@/lib/browser/zoom/zoom-view';

const animate = jest.fn();
jest.mock('framer-motion/dom/mini', () => ({ animate: (...args: unknown[]) => animate(...args) }));

const LARGE = { page: [300, 200], file: [1600, 1200], room: [1000, 600] } as const;

interface Picture {
  /** Width and height, in px: on the page, of the file, and what the window has left. */
  page: readonly [number, number];
  file: readonly [number, number];
  room: readonly [number, number];
  src?: string;
  html?: (image: string) => string;
}

let ending: AbortController;

beforeEach(() => {
  ending = new AbortController();
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  animate.mockReset().mockResolvedValue(undefined);
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  HTMLImageElement.prototype.decode = () => Promise.resolve();
});

afterEach(() => ending.abort());

const find = <T extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector(selector) as T;
const state = () => find('dialog').dataset['zoom'];
const button = () => find('[data-zoom-part="picture"]');
const said = () => find('output').textContent;
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Opens an image in a window of the given size, and waits until it is open. */
async function open({ page, file, room, src = '/a.png', html = (image) => image }: Picture) {
  document.body.innerHTML = `${html(`<img alt="Tree" src="${src}" tabindex="0">`)}
    <dialog data-zoom="closed">
      <div data-zoom-part="stage" style="padding: 0px"><button data-zoom-part="picture"></button></div>
      <div data-zoom-part="legend"></div>
      <output data-zoom-part="state" data-fitted="fitted" data-natural="natural"></output>
      <button data-zoom-part="close"></button>
    </dialog>`;
  const [image, stage] = [find<HTMLImageElement>('img'), find('[data-zoom-part="stage"]')];
  image.getBoundingClientRect = () => new DOMRect(0, 0, ...page);
  Object.defineProperties(stage, {
    clientWidth: { value: room[0] },
    clientHeight: { value: room[1] },
    scrollTo: { value: jest.fn() },
    scrollBy: { value: jest.fn() },
  });
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(file[0]);
  jest.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(file[1]);
  button().getBoundingClientRect = () =>
    new DOMRect(0, 0, Number.parseFloat(button().style.width), 100);
  openZoom(image, find<HTMLDialogElement>('dialog'), ending.signal);
  await settle();
}

test('a picture opens fitted, a press gives it its natural size, another closes it', async () => {
  await open(LARGE);
  expect([state(), said(), button().style.width]).toEqual(['fitted', 'fitted', '800px']);
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  expect(button()).toHaveFocus();
  button().click();
  expect([state(), said(), button().style.width]).toEqual(['natural', 'natural', '1600px']);
  expect(button()).toHaveAttribute('aria-pressed', 'true');
  button().click();
  expect(state()).toBe('closing');
  await settle();
  expect(state()).toBe('closed');
  expect(find('img')).toHaveFocus();
});

test('the point that is clicked stays under the pointer; a key leads to the start', async () => {
  await open(LARGE);
  const { scrollBy, scrollTo } = find('[data-zoom-part="stage"]');
  const init = { bubbles: true, clientX: 200, clientY: 50, detail: 1 };
  button().dispatchEvent(new MouseEvent('click', init));
  expect(scrollBy).toHaveBeenCalledWith(200, 50);
  expect(scrollTo).not.toHaveBeenCalled();

  await open(LARGE);
  button().click();
  expect(find('[data-zoom-part="stage"]').scrollTo).toHaveBeenCalledWith(0, 0);
});

test.each<[string, Picture, string]>([
  ['the height of the window limits', { ...LARGE, file: [1000, 1000] }, '600px'],
  ['a picture is never smaller than on the page', { ...LARGE, room: [200, 100] }, '300px'],
  [
    'nor is one that a phone shows in part lower',
    { ...LARGE, file: [1600, 400], room: [320, 600] },
    '800px',
  ],
  ['pixels grow to twice the size on the page', { ...LARGE, file: [300, 200] }, '600px'],
  ['a drawing fills the window', { ...LARGE, file: [300, 200], src: '/a.0a1b2c3d.svg' }, '900px'],
  ['a file of unknown size has the shape on the page', { ...LARGE, file: [0, 0] }, '600px'],
])('fitted: %s', async (_, picture, width) => {
  await open(picture);
  expect(button().style.width).toBe(width);
});

test('a picture whose natural size is not larger closes at the first press', async () => {
  await open({ ...LARGE, file: [300, 200] });
  expect(said()).toBe('');
  expect(button()).not.toHaveAttribute('aria-pressed');
  button().click();
  expect(state()).toBe('closing');
});

test('while a picture opens or closes it ignores input', async () => {
  let finish = () => {};
  animate.mockReturnValue(
    new Promise<void>((resolve) => {
      finish = resolve;
    }),
  );
  await open(LARGE);
  const cancel = new Event('cancel', { cancelable: true });
  find('dialog').dispatchEvent(cancel);
  button().click();
  expect([state(), cancel.defaultPrevented]).toEqual(['opening', true]);
  finish();
  await settle();
  expect(state()).toBe('fitted');
  animate.mockReturnValue(new Promise(() => {}));
  find('[data-zoom-part="close"]').click();
  button().click();
  find('dialog').dispatchEvent(cancel);
  expect(state()).toBe('closing');
});

test.each([
  ['Escape', () => find('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))],
  ['the button', () => find('[data-zoom-part="close"]').click()],
  ['a click beside it', () => find('[data-zoom-part="stage"]').click()],
  ['a resized window', () => dispatchEvent(new Event('resize'))],
  ['a navigation', () => ending.abort()],
])('%s closes a picture in either size', async (_, act) => {
  for (const press of [() => {}, () => button().click()]) {
    ending = new AbortController();
    await open(LARGE);
    press();
    act();
    await settle();
    expect(state()).toBe('closed');
  }
});

test('150 ms after more than 40 px of scrolling a fitted picture closes, one of natural size does not', async () => {
  const scroll = (top: number) => {
    Object.assign(window, { scrollY: top });
    dispatchEvent(new Event('scroll'));
    return new Promise((resolve) => setTimeout(resolve, 200));
  };
  await open(LARGE);
  await scroll(40);
  expect(state()).toBe('fitted');
  await scroll(41);
  expect(state()).toBe('closed');
  await open(LARGE);
  button().click();
  await scroll(200);
  expect(state()).toBe('natural');
});

test('with reduced motion nothing is animated', async () => {
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  await open(LARGE);
  button().click();
  button().click();
  await settle();
  expect(state()).toBe('closed');
  expect(animate).not.toHaveBeenCalled();
});

test('the numbers in a picture are explained below it, in the elements that their styles need', async () => {
  const html = (caption: string) => (image: string) =>
    `<figure class="report-shot">${image}<figcaption>${caption}</figcaption></figure>`;
  await open({ ...LARGE, html: html('<p>Caption</p><ol><li>One</li></ol>') });
  const legend = () => find('[data-zoom-part="legend"]').innerHTML;
  expect(legend()).toBe(
    '<figure class="report-shot"><figcaption><ol><li>One</li></ol></figcaption></figure>',
  );
  await open({ ...LARGE, html: html('Caption') });
  expect(legend()).toBe('');
});
