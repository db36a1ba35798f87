import { act, fireEvent, screen } from '@testing-library/react';
import { SearchPage } from '@/components/search/SearchPage';
import { loadSearcher } from '@/lib/browser/search/load-searcher';
import { openSearch, renderSearch } from '../../support/search';

jest.mock('@/lib/browser/search/load-searcher');

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset['platform'] = 'other';
  jest.mocked(loadSearcher).mockResolvedValue({ search: async () => [] });
});

const dialog = () => screen.queryByRole('dialog', { name: 'Search' });

/** Presses a key. Returns whether the default action of the browser is kept. */
async function press(target: Element, key: string, init: KeyboardEventInit = {}): Promise<boolean> {
  const isFree = fireEvent.keyDown(target, { key, ...init });
  await act(() => jest.advanceTimersByTimeAsync(50));
  return isFree;
}

test('the button states the dialog, the shortcut, and whether the dialog is open', async () => {
  renderSearch();
  const button = screen.getByRole('button', { name: 'Search' });
  expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await openSearch();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(dialog()).toBeNull();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('Ctrl+K opens and closes the dialog, from a text field too', async () => {
  renderSearch();
  const note = screen.getByLabelText('Note');
  expect(await press(note, 'k', { ctrlKey: true })).toBe(false);
  expect(dialog()).toBeInTheDocument();
  await press(screen.getByRole('combobox'), 'K', { ctrlKey: true });
  expect(dialog()).toBeNull();
  expect(await press(note, 'k', { ctrlKey: true, shiftKey: true })).toBe(true);
  expect(await press(note, 'k', { ctrlKey: true, metaKey: true })).toBe(true);
  expect(dialog()).toBeNull();
  expect(await press(note, 'k', { metaKey: true })).toBe(false);
  expect(dialog()).toBeInTheDocument();
});

test('on Apple keyboards Cmd+K opens the dialog, and Ctrl+K outside of text fields', async () => {
  document.documentElement.dataset['platform'] = 'apple';
  renderSearch();
  expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute(
    'aria-keyshortcuts',
    'Meta+K',
  );
  const note = screen.getByLabelText('Note');
  expect(await press(note, 'k', { ctrlKey: true })).toBe(true);
  expect(dialog()).toBeNull();
  await press(note, 'k', { metaKey: true });
  expect(await press(screen.getByRole('combobox'), 'k', { ctrlKey: true })).toBe(true);
  expect(dialog()).toBeInTheDocument();
  await press(screen.getByRole('combobox'), 'k', { metaKey: true });
  expect(dialog()).toBeNull();
  expect(await press(document.body, 'k', { ctrlKey: true })).toBe(false);
  expect(dialog()).toBeInTheDocument();
});

test('a slash opens the dialog, except in text fields', async () => {
  renderSearch();
  expect(await press(screen.getByLabelText('Note'), '/')).toBe(true);
  expect(dialog()).toBeNull();
  expect(await press(document.body, '/')).toBe(false);
  expect(screen.getByRole('combobox')).toHaveValue('');
});

test('a reader can turn off the slash shortcut', async () => {
  renderSearch();
  await press(document.body, '/');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Press / to search' }));
  await press(document.body, 'k', { ctrlKey: true });
  expect(dialog()).toBeNull();
  expect(await press(document.body, '/')).toBe(true);
  expect(dialog()).toBeNull();
});

test('shortcuts are ignored during IME composition', async () => {
  renderSearch();
  await press(document.body, '/', { isComposing: true });
  await press(document.body, 'k', { ctrlKey: true, keyCode: 229 });
  expect(dialog()).toBeNull();
});

test('the selected text of the page is the initial query', async () => {
  jest
    .spyOn(window, 'getSelection')
    .mockReturnValue({ toString: () => ' bundle diff ' } as Selection);
  renderSearch();
  expect(await openSearch()).toHaveValue('bundle diff');
});

describe('the query of an address', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  test.each([
    ['?q=bundle+diff', 'bundle diff'],
    [`?q=${'x'.repeat(99)}`, 'x'.repeat(64)],
    ['?q=%20', undefined],
    ['', undefined],
  ])('on the search page, %j opens the dialog with the query %j', async (search, query) => {
    history.replaceState(null, '', `/search${search}`);
    renderSearch({ page: <SearchPage view={{ title: 'Search', allPages: [] } as never} /> });
    await act(() => jest.advanceTimersByTimeAsync(0));
    if (query === undefined) expect(dialog()).toBeNull();
    else expect(screen.getByRole('combobox')).toHaveValue(query);
  });

  test('does not open the dialog on another page', () => {
    history.replaceState(null, '', '/guide?q=bundle');
    renderSearch();
    expect(dialog()).toBeNull();
  });
});

test('Escape closes the dialog, but not during IME composition', async () => {
  renderSearch();
  const field = await openSearch();
  await press(field, 'Escape', { isComposing: true });
  expect(dialog()).toBeInTheDocument();
  await press(field, 'Escape');
  expect(dialog()).toBeNull();
});
