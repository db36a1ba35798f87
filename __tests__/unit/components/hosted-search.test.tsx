import { act, fireEvent, screen, within } from '@testing-library/react';
import { liteClient } from 'algoliasearch/lite';
import { LOGO_STYLE } from '@/lib/search/search-modes';
import { HOSTED, LABELS, renderSearch } from '../../support/search';

jest.mock('algoliasearch/lite', () => ({ liteClient: jest.fn() }));
jest.mock('search-insights', () => Object.assign(jest.fn(), { version: '2.17.3' }));

const HITS = [
  record('https://example.com/loaders', 'Loaders', null),
  record('/loaders#slow', 'Loaders', 'Slow', 'A slow <mark>loader</mark>.'),
  record('/rules#e1003', 'Rules', 'E1003', 'One <mark>loader</mark> is slow.'),
];

const answer = jest.fn<Promise<unknown>, [{ requests: [{ query: string }] }]>();

beforeEach(() => {
  localStorage.clear();
  answer.mockReset().mockResolvedValue({ results: [{ index: 'docs', hits: HITS }] });
  window.scrollTo = jest.fn();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(liteClient).mockReturnValue({
    search: answer,
    clearCache: async () => undefined,
    addAlgoliaAgent: () => undefined,
    transporter: { algoliaAgent: { value: '' } },
  } as unknown as ReturnType<typeof liteClient>);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const first = () => document.querySelector('dialog input') as HTMLInputElement;
const dialog = () => screen.queryByRole('dialog');
const options = () => screen.queryAllByRole('option');
const active = () => screen.queryByRole('option', { selected: true });
const links = () => options().map((option) => within(option).getByRole('link'));
const hrefs = () => links().map((link) => link.getAttribute('href'));
const press = (key: string) => act(async () => void fireEvent.keyDown(field(), { key }));
const pause = (milliseconds = 50) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Opens the dialog and types before the code of the search is there. */
async function open(query = '', search = HOSTED): Promise<void> {
  renderSearch({ search, loadSearch: () => import('@/components/search/HostedSearch') });
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  fireEvent.input(first(), { target: { value: query } });
  await pause();
  await pause();
}

async function type(value: string): Promise<void> {
  fireEvent.change(field(), { target: { value } });
  await pause();
}

test('DocSearch takes over what was typed before, in the texts of the page, and the dialog is as before once it is closed', async () => {
  await open('loader');
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('loader');
  expect(field()).toHaveAttribute('placeholder', LABELS.hosted?.placeholder);
  expect(hrefs()).toEqual(['/loaders', '/loaders#slow', '/rules#e1003']);
  const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marks).toEqual(['Loader', 'loader', 'loader']);
  expect(screen.getByText('Search by')).toBeInTheDocument();
  for (const text of ['Select', 'Navigate', 'Close', 'Powered by'])
    expect(screen.queryByText(text)).toBeNull();
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
  expect(styles).toEqual([LOGO_STYLE]);
  fireEvent.click(document.querySelector('.DocSearch-Close') as Element);
  await pause();
  expect(dialog()).toBeNull();
  expect(document.querySelector('.DocSearch')).toBeNull();
});

test('an input method finishes in the field in which it began', async () => {
  renderSearch({ search: HOSTED, loadSearch: () => import('@/components/search/HostedSearch') });
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  fireEvent.compositionStart(first());
  fireEvent.input(first(), { target: { value: 'chan' } });
  await pause();
  expect(document.querySelector('.DocSearch')).toBeNull();
  fireEvent.input(first(), { target: { value: '产物' } });
  fireEvent.compositionEnd(first());
  await pause();
  expect(field()).toHaveValue('产物');
});

test('the field takes 64 characters, like that of every other search', async () => {
  await open('loader');
  expect(field()).toHaveAttribute('maxlength', '64');
  await type('loaders');
  expect(field()).toHaveAttribute('maxlength', '64');
});

test('an empty answer says so, and shows where to report it', async () => {
  answer.mockResolvedValue({ results: [{ index: 'docs', hits: [] }] });
  await open('a & 产物');
  expect(screen.getByText(/^No results for/)).toHaveTextContent('No results for "a & 产物"');
  expect(screen.getByText(/^Please try again with a different keyword\. /)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
    'href',
    'https://example.com/new?title=a%20%26%20%E4%BA%A7%E7%89%A9',
  );
});

test.each([
  ['that is refused', () => Promise.reject(new Error('403'))],
  ['without results', () => Promise.resolve({})],
  ['without hits', () => Promise.resolve({ results: [{}] })],
])('an answer %s is a failure instead of no results, and a retry works', async (_, fail) => {
  answer.mockImplementation(fail);
  await open('loader');
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Unable to fetch results');
  expect(alert).toHaveTextContent('You might want to check your network connection.');
  expect(first()).toHaveFocus();
  expect(first()).toHaveValue('loader');
  expect(console.error).toHaveBeenCalledWith(
    'Failed to fetch search index, please reload the page and try again.',
    expect.any(Error),
  );
  answer.mockResolvedValue({ results: [{ index: 'docs', hits: HITS }] });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pause();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(options()).toHaveLength(3);
  expect(field()).toHaveFocus();
});

test('an answer that never comes is a failure after ten seconds', async () => {
  answer.mockImplementation(() => new Promise(() => undefined));
  await open('loader');
  await pause(9_500);
  expect(screen.queryByRole('alert')).toBeNull();
  await pause(1_000);
  expect(screen.getByRole('alert')).toBeInTheDocument();
});

test('the failure of an earlier query is not shown', async () => {
  let fail: (error: Error) => void = () => undefined;
  answer.mockImplementation(({ requests: [{ query }] }) =>
    query === 'load'
      ? new Promise((_, reject) => {
          fail = reject;
        })
      : Promise.resolve({ results: [{ index: 'docs', hits: HITS }] }),
  );
  await open();
  await type('load');
  await type('loader');
  await act(async () => fail(new Error('500')));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(options()).toHaveLength(3);
});

test('Escape deselects the hit, then clears the query, and only then closes the dialog', async () => {
  await open('loader');
  await press('Escape');
  expect(active()).toBeNull();
  expect(field()).toHaveValue('loader');
  await press('Escape');
  expect(field()).toHaveValue('');
  expect(dialog()).toBeInTheDocument();
  await press('Escape');
  expect(dialog()).toBeNull();
});

test.each([
  [false, 20],
  [true, 5],
])('a small screen (%s) shows %d hits of a group', async (matches, shown) => {
  const hits = Array.from({ length: 30 }, (_, index) => record(`/page-${index}`, 'Page', null));
  answer.mockResolvedValue({ results: [{ index: 'docs', hits }] });
  await open();
  window.matchMedia = jest.fn().mockReturnValue({ matches });
  fireEvent.click(document.querySelector('.DocSearch-Close') as Element);
  await pause();
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  await pause();
  await type('page');
  expect(options()).toHaveLength(shown);
});

function record(url: string, lvl1: string, lvl2: string | null, content?: string) {
  return {
    objectID: url,
    url,
    type: content === undefined ? 'lvl1' : 'content',
    hierarchy: { lvl0: lvl1, lvl1, lvl2 },
    content: null,
    _snippetResult: {
      hierarchy: { lvl1: { value: lvl1.replace('Loader', '<mark>Loader</mark>') } },
      ...(content && { content: { value: content } }),
    },
  };
}
