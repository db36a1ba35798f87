import { searchOnPage } from '@/lib/browser/search/search-page';

const open = jest.fn();

afterEach(() => {
  history.replaceState(null, '', '/');
  document.body.innerHTML = '';
  open.mockClear();
});

test('search without the dialog opens the search page', () => {
  document.body.innerHTML = '<main><input name="q" value="a"></main>';
  searchOnPage('/search', 'bundle diff', open);
  expect(open).toHaveBeenCalledWith('/search?q=bundle%20diff');
  expect(document.querySelector('input')).toHaveValue('a');
});

test('on the search page the query moves to the field of the page, and the address keeps the results', () => {
  history.replaceState(null, '', '/search?q=a');
  document.body.innerHTML = '<main><input name="q" value="a"></main>';
  searchOnPage('/search', 'bundle diff', open);
  const field = document.querySelector<HTMLInputElement>('input');
  expect(open).not.toHaveBeenCalled();
  expect(field).toHaveValue('bundle diff');
  expect([field?.selectionStart, field?.selectionEnd]).toEqual([0, 11]);
  expect(location.search).toBe('?q=a');
});
