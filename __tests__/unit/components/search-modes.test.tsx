import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openSearch, renderSearch, STORAGE_KEY, type } from '../../support/search';
import { SEARCH_MODES, setMood } from '../../support/search-modes';

const options = () => screen.queryAllByRole('option');
const hrefs = () => options().map((option) => option.getAttribute('href'));
const active = () => screen.queryByRole('option', { selected: true });
const press = (key: string) =>
  fireEvent.keyDown(document.activeElement as Element, { key, bubbles: true });

const chosen: (string | null)[] = [];
function onLink(event: MouseEvent) {
  event.preventDefault();
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link) chosen.push(link.getAttribute('href'));
}

beforeEach(() => {
  localStorage.clear();
  chosen.length = 0;
  setMood('finds');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.addEventListener('click', onLink);
});
afterEach(() => {
  document.removeEventListener('click', onLink);
  jest.restoreAllMocks();
});

describe.each(SEARCH_MODES)('a $name search', ({ setUp }) => {
  async function searchFor(query: string): Promise<HTMLElement> {
    const { search, source } = setUp();
    renderSearch({ search, ...(source && { source }) });
    const field = await openSearch();
    await type(field, query);
    return field;
  }

  async function find(): Promise<HTMLElement> {
    const field = await searchFor('loader');
    await waitFor(() => expect(options().length).toBeGreaterThan(1));
    return field;
  }

  test('shows the matching pages, with the words of the query marked', async () => {
    await find();
    expect(hrefs()).toEqual(expect.arrayContaining(['/loaders#slow', '/rules#e1003']));
    expect(screen.getAllByRole('group')[0]).toHaveAccessibleName('Loaders');
    const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marks.length).toBeGreaterThan(1);
    for (const mark of marks) expect(mark).toMatch(/^loaders?$/i);
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(`${options().length} results`),
    );
  });

  test('is operated from the field: arrow keys wrap around, Enter opens the first hit and closes the dialog', async () => {
    const field = await find();
    expect(active()).toBeNull();
    press('ArrowUp');
    expect(active()).toBe(options().at(-1));
    expect(field).toHaveAttribute('aria-activedescendant', active()?.id);
    press('ArrowDown');
    expect(active()).toBe(options()[0]);
    expect(field).toHaveFocus();
    const [first] = hrefs();
    press('Enter');
    expect(chosen).toEqual([first]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('stores opened hits, without the query, and lets the reader favorite or remove them', async () => {
    await find();
    fireEvent.click(document.querySelector('[href="/loaders#slow"]') as Element);
    const slow = { link: '/loaders#slow', title: 'Loaders', header: 'Slow' };
    const stored = () => JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '');
    expect(stored()).toEqual({ recent: [slow], favorites: [] });
    await openSearch();
    const recent = screen.getByRole('group', { name: 'Recent' });
    expect(within(recent).getByRole('option')).toHaveTextContent('Loaders > Slow');
    fireEvent.click(screen.getByRole('button', { name: /to favorites$/ }));
    expect(stored()).toEqual({ recent: [], favorites: [slow] });
    fireEvent.click(screen.getByRole('button', { name: /from favorites$/ }));
    expect(screen.getByText('No recent searches')).toBeInTheDocument();
  });

  test('shows that nothing was found, with a link to all pages', async () => {
    setMood('finds nothing');
    const field = await searchFor('xyzzy');
    expect(await screen.findByText(/^No results for/)).toHaveTextContent('No results for “xyzzy”');
    expect(screen.getByText('Please try again with a different keyword')).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'All pages' });
    expect(link).toHaveAttribute('href', '/search#all-pages');
    expect(field).toHaveAttribute('aria-expanded', 'false');
  });

  test('reports a failure instead of no results, and a retry works', async () => {
    setMood('fails');
    const field = await searchFor('loader');
    expect(await screen.findByText('Unable to fetch results')).toBeInTheDocument();
    expect(screen.getByText(/^You might want to check your network/)).toBeInTheDocument();
    expect(screen.queryByText(/No results/)).toBeNull();
    expect(field).toHaveValue('loader');
    expect(console.error).toHaveBeenCalledWith(
      'Failed to fetch search index, please reload the page and try again.',
      expect.any(Error),
    );
    setMood('finds');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(options().length).toBeGreaterThan(1));
  });

  test('closes on Escape', async () => {
    await find();
    press('Escape');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe.each(SEARCH_MODES.filter(({ name }) => name !== 'local'))(
  'a response to a $name search',
  ({ setUp }) => {
    test('that never comes is a failure after ten seconds, and the next search works', async () => {
      setMood('hangs');
      const { search, source } = setUp();
      renderSearch({ search, ...(source && { source }) });
      const field = await openSearch();
      await type(field, 'loader');
      await act(() => jest.advanceTimersByTimeAsync(9_500));
      expect(screen.queryByText('Unable to fetch results')).toBeNull();
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      expect(screen.getByText('Unable to fetch results')).toBeInTheDocument();
      setMood('finds');
      await type(field, 'loaders');
      await waitFor(() => expect(options().length).toBeGreaterThan(1));
    });

    test('that is hostile is shown as text, and leads to pages only', async () => {
      setMood('is hostile');
      const { search, source } = setUp();
      renderSearch({ search, ...(source && { source }) });
      await type(await openSearch(), 'loader');
      await waitFor(() => expect(options().length).toBeGreaterThan(1));
      expect(screen.getByText(/<img src=x onerror=run\(\)>/)).toBeInTheDocument();
      expect(document.querySelector('dialog img')).toBeNull();
      expect(screen.queryByText(/Evil/)).toBeNull();
      for (const href of hrefs()) expect(href).toMatch(/^\//);
    });
  },
);
