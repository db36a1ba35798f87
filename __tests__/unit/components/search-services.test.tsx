import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { loadSearcher } from '@/lib/browser/search/load-searcher';
import type { IndexAnswer } from '@/lib/search/searcher';
import { GROUPS, HOSTED, openSearch, REMOTE, renderSearch, type } from '../../support/search';

jest.mock('@/lib/browser/search/load-searcher');

const search = jest.fn<Promise<readonly IndexAnswer[]>, [string]>();
const onShow = jest.fn();
const onChoose = jest.fn();

beforeEach(() => {
  localStorage.clear();
  search.mockReset().mockResolvedValue([{ index: 'docs', groups: GROUPS }]);
  jest.mocked(loadSearcher).mockReset().mockResolvedValue({ search, onShow, onChoose });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const options = () => screen.queryAllByRole('option');

/** Holds the results of a search until a test releases them. */
function pending() {
  let finish: (answer: readonly IndexAnswer[]) => void = () => undefined;
  search.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  return (answer: readonly IndexAnswer[]) => act(async () => finish(answer));
}

test('a hosted search without results suggests queries and shows where to report it', async () => {
  search.mockResolvedValueOnce([
    { index: 'docs', groups: [], suggestedQueries: ['Guide', 'Config', 'Blog'] },
  ]);
  renderSearch({ search: HOSTED });
  const field = await openSearch();
  await type(field, 'a & 产物');
  expect(screen.getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
    'href',
    'https://example.com/new?title=a%20%26%20%E4%BA%A7%E7%89%A9',
  );
  const suggested = ['Guide', 'Config', 'Blog'].map((name) => screen.getByRole('button', { name }));
  fireEvent.click(suggested[1] as HTMLElement);
  expect(field).toHaveValue('Config');
  expect(field).toHaveFocus();
  await waitFor(() => expect(search).toHaveBeenLastCalledWith('Config'));
});

test('the service gets events for shown and chosen hits', async () => {
  renderSearch({ search: HOSTED });
  await type(await openSearch(), 'load');
  expect(onShow).toHaveBeenCalledWith([{ index: 'docs', groups: GROUPS }]);
  fireEvent.click(options()[0] as HTMLElement);
  await waitFor(() => expect(onChoose).toHaveBeenCalledWith(GROUPS[0]?.result[0]));
});

test('a service that fails repeatedly can be retried repeatedly', async () => {
  search.mockRejectedValue(new Error('500'));
  renderSearch({ search: REMOTE });
  await type(await openSearch(), 'load');
  for (const attempt of [2, 3, 4]) {
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(search).toHaveBeenCalledTimes(attempt));
  }
  expect(await screen.findByText('Unable to fetch results')).toBeInTheDocument();
  expect(screen.queryByText(/No results/)).toBeNull();
});

test('the results of the previous query disappear if a response is slow', async () => {
  const none = [
    { index: 'docs', groups: [] },
    { index: 'blog', groups: [] },
  ];
  search.mockResolvedValueOnce(none);
  renderSearch({ search: REMOTE });
  const field = await openSearch();
  await type(field, '500');
  expect(screen.getByText(/^No results for/)).toBeInTheDocument();
  const answer = pending();
  await type(field, 'slow');
  await waitFor(() => expect(screen.queryByText(/^No results for/)).toBeNull());
  expect(screen.queryAllByRole('tab')).toHaveLength(0);
  expect(screen.getByText('Searching…', { selector: '[aria-hidden] *' })).toBeInTheDocument();
  await answer([{ index: 'docs', groups: GROUPS }]);
  expect(options()).toHaveLength(3);
});

test('a query that was slow once shows its stored results immediately', async () => {
  renderSearch({ search: REMOTE });
  const field = await openSearch();
  const answer = pending();
  await type(field, 'slow');
  await waitFor(() => expect(screen.getByText('Searching…')).toBeInTheDocument());
  await answer([{ index: 'docs', groups: GROUPS }]);
  await type(field, 'load');
  fireEvent.input(field, { target: { value: 'slow' } });
  expect(options()).toHaveLength(3);
});

test('the first index with results is shown, unless the reader has chosen one', async () => {
  const answers = [
    { index: 'docs', groups: [] },
    { index: 'blog', groups: GROUPS },
  ];
  search.mockResolvedValue(answers);
  renderSearch({ search: REMOTE });
  const field = await openSearch();
  await type(field, 'load');
  expect(screen.getByRole('tab', { name: 'blog 3' })).toHaveAttribute('aria-selected', 'true');
  expect(options()).toHaveLength(3);
  fireEvent.click(screen.getByRole('tab', { name: 'docs 0' }));
  await type(field, 'loader');
  expect(screen.getByRole('tab', { name: 'docs 0' })).toHaveAttribute('aria-selected', 'true');
});
