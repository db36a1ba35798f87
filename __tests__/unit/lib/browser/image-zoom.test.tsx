import { attach } from '@/lib/browser/zoom/image-zoom';
import { start } from '../../../support/start';

let detach: () => void;

function show(
  images: string,
  dialog = '<dialog data-zoom="closed" data-enlarge="Enlarge: {alt}"></dialog>',
) {
  jest.useFakeTimers();
  document.body.innerHTML = `<main><article>${images}</article></main>${dialog}`;
  detach = start(attach);
}

afterEach(() => {
  detach();
  jest.useRealTimers();
  delete document.documentElement.dataset['hidden'];
});

/** The names of the images that have become buttons. */
function buttons(): (string | null)[] {
  return [...document.querySelectorAll('img[role="button"][tabindex="0"]')].map((image) =>
    image.getAttribute('aria-label'),
  );
}

const large = 'width="300" height="200"';

test('an image of the text becomes a button 100 ms after the page is shown, not before', () => {
  show(`<p><img alt="Tree" ${large}></p>`);
  jest.advanceTimersByTime(99);
  expect(buttons()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(buttons()).toEqual(['Enlarge: Tree']);
});

test('links, buttons, decorations, badges and images outside the text do not become buttons', () => {
  show(`
    <a href="/"><img alt="a" ${large}></a>
    <button><img alt="b" ${large}></button>
    <img alt="" ${large}>
    <img alt="badge" width="90" height="20">
    <img alt="icon" width="16" height="16">`);
  document.body.insertAdjacentHTML('beforeend', `<img alt="outside" ${large}>`);
  jest.runAllTimers();
  expect(buttons()).toEqual([]);
});

test('without the dialog, or if the address hides the extras, images do not become buttons', () => {
  show(`<img alt="a" ${large}>`, '');
  jest.runAllTimers();
  expect(buttons()).toEqual([]);
  detach();
  document.documentElement.dataset['hidden'] = 'footer globalUIComponents';
  show(`<img alt="a" ${large}>`);
  jest.runAllTimers();
  expect(buttons()).toEqual([]);
});

test('an image that replaces another after an edit becomes a button too', () => {
  show(`<p><img alt="a" ${large}></p>`);
  jest.runAllTimers();
  const paragraph = document.querySelector('p') as HTMLElement;
  paragraph.innerHTML = `<img alt="b" ${large}>`;
  // The framework dispatches the event after an edit.
  detach();
  detach = start(attach);
  jest.runAllTimers();
  expect(buttons()).toEqual(['Enlarge: b']);
});

describe.each([
  ['does not load', () => Promise.reject(new Error('Failed to load chunk')), 0],
  ['takes longer than 5 s', () => new Promise<never>(() => undefined), 5000],
])('if the code of the dialog %s', (_, load, afterMs) => {
  test('a click opens the image on its own', async () => {
    jest.doMock('@/lib/browser/zoom/zoom-view', () => moduleLike(load));
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    // The only kind of navigation that jsdom knows is to an anchor.
    show(`<p><img alt="Tree" src="#${afterMs}" ${large}></p>`);
    jest.advanceTimersByTime(100);
    document.querySelector('img')?.click();
    await jest.advanceTimersByTimeAsync(afterMs);
    expect(location.hash).toBe(`#${afterMs}`);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});

/** A module whose import ends as a promise does. */
function moduleLike(load: () => Promise<never>) {
  const then = (resolve: () => void, reject: (error: Error) => void) =>
    load().then(resolve, reject);
  return Object.fromEntries([['then', then]]);
}
