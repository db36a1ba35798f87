import { loadWithoutComponents } from '@/lib/browser/own-components/failure';
import { loadFramework } from '@/lib/browser/own-components/load-framework';
import { attachOwnComponents } from '@/lib/browser/own-components/own-components';
import { onPageShown } from '@/lib/browser/page-shown';

jest.mock('@/lib/browser/own-components/load-framework');
const idle: (() => void)[] = [];
jest.mock('@/lib/browser/at-idle', () => ({ atIdle: (action: () => void) => idle.push(action) }));

const PAGE =
  '<main><button>Clicks</button><template data-live></template></main>' +
  '<script type="application/json" data-framework>{}</script>';

let ending: AbortController;
const shown = jest.fn();

beforeEach(() => {
  ending = new AbortController();
  jest.mocked(loadFramework).mockReset().mockResolvedValue();
  idle.length = 0;
  shown.mockReset();
  sessionStorage.clear();
  document.body.innerHTML = PAGE;
  onPageShown(shown, ending.signal);
});
afterEach(() => ending.abort());

const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

test('the framework loads when the browser is idle, once', async () => {
  attachOwnComponents(ending.signal);
  expect(loadFramework).not.toHaveBeenCalled();
  idle[0]?.();
  document.querySelector('button')?.click();
  await settle();
  expect(loadFramework).toHaveBeenCalledTimes(1);
});

test('the framework loads at the first use of a component', async () => {
  attachOwnComponents(ending.signal);
  document.querySelector('button')?.click();
  await settle();
  expect(loadFramework).toHaveBeenCalledTimes(1);
});

test('a page without components of its own loads nothing', () => {
  document.querySelector('script')?.remove();
  attachOwnComponents(ending.signal);
  expect(idle).toEqual([]);
});

test('if the framework does not come, what waits for it starts', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.mocked(loadFramework).mockRejectedValue(new Error('404'));
  attachOwnComponents(ending.signal);
  idle[0]?.();
  await settle();
  expect(shown).toHaveBeenCalledTimes(1);
});

test('a page whose component has failed is loaded once without the framework', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom does not reload.
  loadWithoutComponents();
  attachOwnComponents(ending.signal);
  await settle();
  expect(idle).toEqual([]);
  expect(shown).toHaveBeenCalledTimes(1);
  attachOwnComponents(ending.signal);
  expect(idle).toHaveLength(1);
});
