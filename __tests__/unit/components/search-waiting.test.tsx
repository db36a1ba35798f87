import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { loadSearcher } from '@/lib/browser/search/load-searcher';
import type { SearchRoot } from '@/lib/browser/search/search-shell';
import { GROUPS, openSearch, renderSearch, STORAGE_KEY } from '../../support/search';

/** The dialog is part of the page: it takes letters before the code that searches is there. */
jest.mock('@/lib/browser/search/load-searcher');

const START = [
  { title: 'Quick start', href: '/start' },
  { title: 'Options', href: '/options' },
];
const search = jest.fn();
const chosen: (string | null)[] = [];
function onLink(event: MouseEvent): void {
  event.preventDefault();
  chosen.push((event.target as Element).closest('a')?.getAttribute('href') ?? null);
}

beforeEach(() => {
  localStorage.clear();
  chosen.length = 0;
  window.fetch = jest.fn(() => new Promise<Response>(() => undefined));
  search.mockReset().mockResolvedValue([{ index: '', groups: GROUPS }]);
  jest.mocked(loadSearcher).mockReset().mockResolvedValue({ search });
  document.addEventListener('click', onLink);
});
afterEach(() => {
  document.removeEventListener('click', onLink);
  jest.restoreAllMocks();
});

/** Opens a dialog whose code comes later. */
async function openWaiting() {
  let bring: (root: SearchRoot) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const loadSearch = jest.fn(
    () =>
      new Promise<SearchRoot>((resolve, reject) => {
        bring = resolve;
        fail = reject;
      }),
  );
  renderSearch({ start: START, loadSearch });
  const field = await openSearch();
  return {
    field,
    bring: async (ms = 300) => {
      bring(await import('@/components/search/root'));
      await act(() => jest.advanceTimersByTimeAsync(ms));
    },
    fail: () => act(async () => fail(new Error('404'))),
  };
}

test('the dialog opens with its field and the starting points, and keeps what is typed', async () => {
  const { field, bring } = await openWaiting();
  expect(field).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Quick start' })).toHaveAttribute('href', '/start');
  fireEvent.input(field, { target: { value: 'load' } });
  await bring();
  expect(search).toHaveBeenCalledWith('load');
  expect(field).toHaveValue('load');
  expect(field).toHaveFocus();
  expect(screen.getAllByRole('option')).toHaveLength(3);
});

test('what was typed 150 ms before the code came is searched at once', async () => {
  const { field, bring } = await openWaiting();
  fireEvent.input(field, { target: { value: 'load' } });
  await act(() => jest.advanceTimersByTimeAsync(200));
  await bring(1);
  expect(search).toHaveBeenCalledWith('load');
});

test('Enter before there is a list opens its first hit; letters after it take that back', async () => {
  const first = await openWaiting();
  fireEvent.input(first.field, { target: { value: 'load' } });
  fireEvent.keyDown(first.field, { key: 'Enter' });
  await first.bring();
  await waitFor(() => expect(chosen).toEqual(['/loaders']));

  const second = await openWaiting();
  fireEvent.keyDown(second.field, { key: 'Enter' });
  fireEvent.input(second.field, { target: { value: 'load' } });
  await second.bring();
  expect(screen.getAllByRole('option')).toHaveLength(3);
  expect(chosen).toEqual(['/loaders']);
});

test('what an input method has composed so far is not searched for', async () => {
  const { field, bring } = await openWaiting();
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: 'chan' } });
  await bring();
  expect(search).not.toHaveBeenCalled();
  fireEvent.input(field, { target: { value: '产物' } });
  fireEvent.compositionEnd(field);
  await waitFor(() => expect(search).toHaveBeenCalledWith('产物'));
});

test('the starting points are options, below what the reader has opened or that there is none, and are not stored', async () => {
  const { field, bring } = await openWaiting();
  // Not known yet, but it has its place.
  expect(screen.getByText('No recent searches')).toHaveAttribute('aria-hidden', 'true');
  await bring();
  expect(screen.getByText('No recent searches')).not.toHaveAttribute('aria-hidden');
  const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(names()).toEqual(['Quick start', 'Options']);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(chosen).toEqual(['/start']);
  await openSearch();
  expect(screen.getAllByRole('link')).toHaveLength(2);

  localStorage.setItem(
    STORAGE_KEY,
    JSON.stringify({
      recent: [{ link: '/a', title: 'a' }],
      favorites: [{ link: '/b', title: 'b' }],
    }),
  );
  await (await openWaiting()).bring();
  expect(names()).toEqual(['a', 'b', 'Quick start', 'Options']);
});

test('closing leaves the starting points for the next time, whenever the code comes', async () => {
  const { field, bring } = await openWaiting();
  fireEvent.input(field, { target: { value: 'load' } });
  fireEvent.keyDown(field, { key: 'Escape' });
  await bring();
  expect(search).not.toHaveBeenCalled();
  await openSearch();
  expect(screen.getByRole('combobox')).toHaveValue('');
  expect(screen.getByRole('link', { name: 'Options' })).toBeInTheDocument();
});

test.each([
  ['fails', async ({ fail }: Awaited<ReturnType<typeof openWaiting>>) => fail()],
  ['does not come within 15 s', () => act(() => jest.advanceTimersByTimeAsync(15_000))],
])('if the code %s the dialog says so, and leads to the search page', async (_, happen) => {
  const opened = await openWaiting();
  fireEvent.input(opened.field, { target: { value: 'load' } });
  await happen(opened);
  expect(screen.getAllByText(/^Unable to fetch results/)).toHaveLength(2);
  expect(screen.getByRole('status')).toHaveTextContent('Unable to fetch results');
  const link = screen.getByRole('link', { name: 'Try again' });
  expect(link).toHaveAttribute('href', '/search?q=load');
  fireEvent.input(opened.field, { target: { value: 'loader' } });
  expect(link).toHaveAttribute('href', '/search?q=loader');
  expect(opened.field).toHaveValue('loader');
});

describe('the index', () => {
  const fetched: string[] = [];
  beforeEach(() => {
    fetched.length = 0;
    window.fetch = jest.fn(async (url) => {
      fetched.push(String(url));
      return { arrayBuffer: async () => new ArrayBuffer(0) };
    }) as unknown as typeof fetch;
  });

  const saveData = (isSaving: boolean) =>
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: isSaving },
      configurable: true,
    });
  const source = (name: string) => ({
    documentsUrl: `/${name}-d.json`,
    indexUrl: `/${name}-i.json`,
    base: '/',
  });
  const idle = () => act(() => jest.advanceTimersByTimeAsync(10_000));

  test('is requested when the browser is idle, once', async () => {
    saveData(false);
    renderSearch({ source: source('idle') });
    expect(fetched).toEqual([]);
    await idle();
    // The texts wait for the reader's interest.
    expect(fetched).toEqual(['/idle-i.json']);
    fireEvent.pointerOver(screen.getByRole('button', { name: 'Search' }));
    renderSearch({ source: source('idle') });
    await idle();
    expect(fetched).toHaveLength(1);
  });

  test('is not requested for readers who save data', async () => {
    saveData(true);
    renderSearch({ source: source('saving') });
    fireEvent.pointerOver(screen.getAllByRole('button', { name: 'Search' })[0] as HTMLElement);
    await idle();
    expect(fetched).toEqual([]);
    saveData(false);
  });
});
