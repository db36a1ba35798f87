import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { loadSearcher } from '@/lib/browser/search/load-searcher';
import type { SearchGroup, Suggestion } from '@/lib/search/model';
import type { IndexAnswer } from '@/lib/search/searcher';
import { GROUPS, openSearch, REMOTE, renderSearch, STORAGE_KEY, type } from '../../support/search';

jest.mock('@/lib/browser/search/load-searcher');

const search = jest.fn<Promise<readonly IndexAnswer[]>, [string]>();
const more = jest.fn<Promise<void> | undefined, []>();
const chosen: string[] = [];

function onLink(event: MouseEvent) {
  event.preventDefault();
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link) chosen.push(link.getAttribute('href') ?? '');
}

beforeEach(() => {
  localStorage.clear();
  chosen.length = 0;
  search.mockReset().mockResolvedValue([{ index: '', groups: GROUPS }]);
  jest.mocked(loadSearcher).mockReset().mockResolvedValue({ search, more });
  more.mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.addEventListener('click', onLink);
});

afterEach(() => {
  document.removeEventListener('click', onLink);
  jest.restoreAllMocks();
});

const names = () => screen.getAllByRole('option').map((option) => option.textContent);
const active = () => screen.queryByRole('option', { selected: true });

describe('the results', () => {
  test('are grouped by page; the name of an option contains its breadcrumb, passage and kind', async () => {
    renderSearch();
    await type(await openSearch(), 'load');
    expect(search).toHaveBeenCalledWith('load');
    expect(
      within(screen.getByRole('group', { name: 'Rules' })).getAllByRole('option'),
    ).toHaveLength(1);
    expect(names()).toEqual([
      'Loaders, Page',
      'Loaders > Slow, Text: A slow loader --flag <img src=x onerror=alert(1)>',
      'Rules > E1003, Section',
    ]);
    const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marks).toEqual(['Load', 'loader']);
    expect(document.querySelector('img')).toBeNull();
    expect(document.querySelector('code')).toHaveTextContent('--flag');
  });

  test('are chosen from the field: arrow keys wrap around, Enter opens the chosen one and closes the dialog', async () => {
    renderSearch();
    const field = await openSearch();
    await type(field, 'load');
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(active()).toBeNull();
    fireEvent.keyDown(field, { key: 'ArrowUp' });
    expect(active()).toHaveTextContent('Rules > E1003');
    expect(field).toHaveAttribute('aria-activedescendant', active()?.id);
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(active()).toHaveTextContent('Loaders');
    expect(field).toHaveFocus();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(chosen).toEqual(['/loaders']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('are missing: the dialog says so, with starting points and a link to all pages', async () => {
    search.mockResolvedValue([]);
    renderSearch({ start: [{ href: '/guide/start', title: 'Quick start' }] });
    const field = await openSearch();
    await type(field, 'xyzzy');
    expect(screen.getByText(/^No results for/)).toHaveTextContent('No results for “xyzzy”');
    const begin = screen.getByRole('link', { name: 'Quick start' });
    expect(begin).toHaveAttribute('href', '/guide/start');
    expect(screen.getByText('Please try again with a different keyword')).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'All pages' });
    expect(link).toHaveAttribute('href', '/search#all-pages');
    expect(field).toHaveAttribute('aria-expanded', 'false');
  });

  test('that are opened are stored without the query', async () => {
    renderSearch();
    await type(await openSearch(), 'load');
    fireEvent.click(document.querySelector('[href="/loaders#slow"]') as Element);
    expect(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '')).toEqual({
      recent: [{ link: '/loaders#slow', title: 'Loaders', header: 'Slow' }],
      favorites: [],
    });
  });

  test('open in a new tab or window without closing the dialog', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    renderSearch();
    const field = await openSearch();
    await type(field, 'load');
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
    fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
    expect(open.mock.calls.map(([, , features]) => features)).toEqual([
      'noopener',
      'noopener,popup',
    ]);
    expect(chosen).toEqual([]);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  test('that are opened in a new tab become recent searches, by keyboard and by pointer', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    renderSearch();
    const field = await openSearch();
    await type(field, 'load');
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
    fireEvent.keyDown(field, { key: 'ArrowUp' });
    fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
    await type(field, '');
    expect(names()).toEqual(['Rules > E1003', 'Loaders']);
    fireEvent.keyDown(field, { key: 'ArrowUp' });
    fireEvent.keyDown(field, { key: 'Enter', metaKey: true });
    expect(names()).toEqual(['Loaders', 'Rules > E1003']);
  });

  test('of another site open a new tab, also from the saved searches', async () => {
    const elsewhere: Suggestion = {
      type: 'title',
      title: 'Rspack',
      link: 'https://rspack.rs/guide',
      highlightInfoList: [],
    };
    const added: SearchGroup = { group: 'Rspack', result: [elsewhere], renderType: 'custom' };
    search.mockResolvedValue([{ index: '', groups: [...GROUPS, added] }]);
    renderSearch();
    const field = await openSearch();
    await type(field, 'load');
    const targets = () => screen.getAllByRole('option').map((hit) => hit.getAttribute('target'));
    expect(targets()).toEqual([null, null, null, '_blank']);
    fireEvent.click(screen.getByRole('option', { name: /^Rspack ?, Page.*new tab$/ }));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await type(field, '');
    expect(screen.getByRole('option', { name: /^Rspack.*new tab$/ })).toHaveAttribute(
      'target',
      '_blank',
    );
  });

  test('open when they arrive if Enter was pressed before', async () => {
    renderSearch();
    const field = await openSearch();
    fireEvent.input(field, { target: { value: 'load' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(chosen).toEqual([]);
    await waitFor(() => expect(chosen).toEqual(['/loaders']));
  });

  test('of an earlier query are not shown', async () => {
    let answerOld: (answer: readonly IndexAnswer[]) => void = () => undefined;
    search.mockImplementation((query) =>
      query === 'old'
        ? new Promise((resolve) => {
            answerOld = resolve;
          })
        : Promise.resolve([{ index: '', groups: GROUPS.slice(1) }]),
    );
    renderSearch();
    const field = await openSearch();
    await type(field, 'old');
    await type(field, 'new');
    expect(names()).toEqual(['Rules > E1003, Section']);
    await act(async () => answerOld([{ index: '', groups: GROUPS }]));
    expect(names()).toEqual(['Rules > E1003, Section']);
  });

  test('stay where they are when the texts have loaded, also under the selection; others come below them', async () => {
    let arrive: () => void = () => undefined;
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    more.mockReturnValueOnce(arrival).mockReturnValue(undefined);
    search.mockResolvedValueOnce([{ index: '', groups: GROUPS.slice(1) }]);
    renderSearch();
    const field = await openSearch();
    await type(field, 'loader');
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    const before = names();
    await act(async () => arrive());
    expect(names()).toEqual([...before, 'Loaders, Page', expect.stringMatching(/^Loaders > Slow/)]);
    expect(active()).toHaveTextContent('Rules > E1003');
  });

  test('of titles alone say so if the texts cannot be loaded', async () => {
    more.mockImplementation(() => Promise.reject(new Error('500')));
    renderSearch();
    await type(await openSearch(), 'load');
    expect(names()).toHaveLength(3);
    const note = 'Only titles were searched: the texts could not be loaded.';
    expect(screen.getByText(note)).toBeVisible();
    expect(console.error).toHaveBeenCalledWith(
      'Failed to fetch search index, please reload the page and try again.',
      expect.any(Error),
    );
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(`3 results ${note}`));
  });

  test('are requested once the reader pauses, and not during IME composition', async () => {
    renderSearch();
    const field = await openSearch();
    for (const text of ['l', 'lo', 'loa']) fireEvent.input(field, { target: { value: text } });
    await type(field, 'load');
    expect(search).toHaveBeenCalledTimes(1);
    fireEvent.compositionStart(field);
    fireEvent.input(field, { target: { value: 'chan' }, isComposing: true });
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(search).toHaveBeenCalledTimes(1);
    expect(chosen).toEqual([]);
    fireEvent.compositionEnd(field, { target: { value: '产物' } });
    await waitFor(() => expect(search).toHaveBeenLastCalledWith('产物'));
  });

  test('are selected by a moving pointer, not by a resting one', async () => {
    renderSearch();
    const field = await openSearch();
    await type(field, 'load');
    const [first, second] = screen.getAllByRole('option');
    const move = (target: Element | undefined, x: number, pointerType = 'mouse') => {
      const event = new MouseEvent('pointermove', { bubbles: true, clientX: x, clientY: 1 });
      fireEvent(target as Element, Object.assign(event, { pointerType }));
    };
    move(first, 1);
    move(second, 1);
    expect(active()).toBeNull();
    move(second, 2, 'touch');
    expect(active()).toBeNull();
    move(second, 3);
    expect(active()).toBe(second);
  });

  test('are counted for screen readers once typing has stopped', async () => {
    renderSearch();
    await type(await openSearch(), 'load');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 results'));
  });
});

describe('the field', () => {
  test('accepts 64 characters, and shows markup as text', async () => {
    renderSearch();
    const field = await openSearch();
    expect(field).toHaveAttribute('maxlength', '64');
    search.mockResolvedValue([]);
    await type(field, '<b>x</b>');
    expect(screen.getByText('<b>x</b>')).toBeInTheDocument();
  });

  test('does not search for white space, and can be cleared', async () => {
    renderSearch();
    const field = await openSearch();
    await type(field, '   ');
    expect(search).not.toHaveBeenCalled();
    expect(screen.getByText('No recent searches')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Clear the query' }));
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
  });
});

test('several indexes are tabs; a hit of another one opens a new tab', async () => {
  search.mockResolvedValue([
    { index: 'docs', groups: GROUPS },
    { index: 'blog', groups: GROUPS.slice(1) },
  ]);
  renderSearch();
  const field = await openSearch();
  await type(field, 'load');
  expect(screen.getByRole('tab', { name: 'docs 3' })).toHaveAttribute('aria-selected', 'true');
  fireEvent.keyDown(screen.getByRole('tab', { name: 'docs 3' }), { key: 'ArrowLeft' });
  expect(screen.getByRole('tab', { name: 'blog 1' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'blog 1' })).toBeInTheDocument();
  expect(names()).toEqual(['Rules > E1003, Section, opens in a new tab']);
  expect(screen.getByRole('option')).toHaveAttribute('target', '_blank');
  expect(field).toHaveValue('load');
});

describe('saved searches', () => {
  test('are opened by Enter only when one is active', async () => {
    const recent = [{ link: '/a', title: 'a' }];
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ recent, favorites: [] }));
    renderSearch();
    const field = await openSearch();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(chosen).toEqual([]);
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(chosen).toEqual(['/a']);
  });

  test('are promoted and removed by buttons outside the list; the next one becomes active', async () => {
    const recent = ['a', 'b', 'c'].map((name) => ({ link: `/${name}`, title: name }));
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ recent, favorites: [] }));
    renderSearch();
    const field = await openSearch();
    const promote = screen.getByRole('button', { name: 'Add “b” to favorites' });
    expect(promote.closest('[role="listbox"]')).toBeNull();
    fireEvent.click(promote);
    expect(
      within(screen.getByRole('group', { name: 'Favorites' })).getByText('b'),
    ).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Remove “a” from recent searches' }));
    expect(active()).toHaveTextContent('c');
    expect(field).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Removed'));
    fireEvent.click(screen.getByRole('button', { name: 'Remove “b” from favorites' }));
    expect(names()).toEqual(['c']);
  });

  test('have a heading for each list that is not empty', async () => {
    const saved = (link: string) => ({ link, title: link });
    for (const [recent, favorites, name] of [
      [[saved('/a')], [], 'Recent'],
      [[], [saved('/b')], 'Favorites'],
      [[saved('/a')], [saved('/b')], 'Recent Favorites'],
    ] as const) {
      localStorage.setItem(STORAGE_KEY, JSON.stringify({ recent, favorites }));
      const { unmount } = renderSearch();
      await openSearch();
      expect(screen.getByRole('listbox', { name })).toBeInTheDocument();
      unmount();
    }
  });

  test('are kept until the dialog closes if storage is blocked', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    renderSearch();
    await type(await openSearch(), 'load');
    fireEvent.click(screen.getAllByRole('option')[0] as HTMLElement);
    expect(chosen).toEqual(['/loaders']);
  });
});

describe('a service', () => {
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

  test('that fails repeatedly can be retried repeatedly', async () => {
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

  test('that is slow does not show the results of the previous query', async () => {
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
    expect(screen.queryAllByRole('option')).toHaveLength(3);
  });

  test('that was slow once shows its stored results immediately', async () => {
    renderSearch({ search: REMOTE });
    const field = await openSearch();
    const answer = pending();
    await type(field, 'slow');
    await waitFor(() => expect(screen.getByText('Searching…')).toBeInTheDocument());
    await answer([{ index: 'docs', groups: GROUPS }]);
    await type(field, 'load');
    fireEvent.input(field, { target: { value: 'slow' } });
    expect(screen.queryAllByRole('option')).toHaveLength(3);
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
    expect(screen.queryAllByRole('option')).toHaveLength(3);
    fireEvent.click(screen.getByRole('tab', { name: 'docs 0' }));
    await type(field, 'loader');
    expect(screen.getByRole('tab', { name: 'docs 0' })).toHaveAttribute('aria-selected', 'true');
  });
});
