import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { loadSearcher } from '@/lib/browser/search/load-searcher';
import type { IndexAnswer } from '@/lib/search/searcher';
import { GROUPS, openSearch, REMOTE, renderSearch, type } from '../../support/search';

jest.mock('@/lib/browser/search/load-searcher');

const search = jest.fn<Promise<readonly IndexAnswer[]>, [string]>();

beforeEach(() => {
  localStorage.clear();
  search.mockReset().mockResolvedValue([{ index: 'docs', groups: GROUPS }]);
  jest.mocked(loadSearcher).mockReset().mockResolvedValue({ search });
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

test('a service that fails repeatedly can be retried repeatedly', async () => {
  search.mockRejectedValue(new Error('500'));
  renderSearch({ search: REMOTE });
  await type(await openSearch(), 'load');
  for (const attempt of [2, 3, 4]) {
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(search).toHaveBeenCalledTimes(attempt));
  }
  expect(await screen.findByText('Unable to fetch results')).toBeInTheDocument();
  expect(screen.getByText(/^You might want to check your network/)).toBeInTheDocument();
  expect(screen.queryByText(/No results/)).toBeNull();
  expect(screen.getByRole('combobox')).toHaveValue('load');
  expect(console.error).toHaveBeenLastCalledWith(
    'Failed to fetch search index, please reload the page and try again.',
    expect.any(Error),
  );
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
