import { attach } from '@/lib/browser/search/search-page';
import type { SearchRoot } from '@/lib/browser/search/search-shell';

const showResults = jest.fn<() => void, Parameters<SearchRoot['showResults']>>(
  () => () => undefined,
);
const SETUP = { labels: {}, view: { backend: { mode: 'remote' } } };
const loadSearch = jest.fn(async () => ({ showResults }) as unknown as SearchRoot);

beforeEach(() => {
  jest.clearAllMocks();
  document.body.innerHTML =
    '<main><input name="q"><div data-search-results></div></main>' +
    '<dialog data-search><script type="application/json">' +
    `${JSON.stringify(SETUP)}</script></dialog>`;
});

const field = () => document.querySelector('input');

test('the query of the address is in the field, and its hits are shown', async () => {
  history.replaceState(null, '', '/search?q=bundle%20diff');
  attach(new AbortController().signal, { loadSearch });
  expect(field()).toHaveValue('bundle diff');
  await Promise.resolve();
  const place = document.querySelector('[data-search-results]');
  expect(showResults).toHaveBeenCalledWith(place, SETUP, 'bundle diff');
  expect(loadSearch).toHaveBeenCalledWith(SETUP.view.backend);
});

test('without a query nothing is loaded', () => {
  history.replaceState(null, '', '/search?q=%20');
  attach(new AbortController().signal, { loadSearch });
  expect(loadSearch).not.toHaveBeenCalled();
});

test('what the reader has begun to type stays', () => {
  history.replaceState(null, '', '/search?q=a');
  (field() as HTMLInputElement).value = 'b';
  attach(new AbortController().signal, { loadSearch });
  expect(field()).toHaveValue('b');
});
