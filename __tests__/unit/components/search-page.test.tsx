import { act, fireEvent } from '@testing-library/react';
import { renderSearch } from '../../support/search';

jest.mock('@/components/search/SearchDialog', () => {
  throw new Error('The chunk is gone');
});

/** The addresses of the followed links. */
let followed: string[];

function noteLink(event: MouseEvent) {
  if (!(event.target instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  followed.push(event.target.pathname + event.target.search);
}

beforeEach(() => {
  followed = [];
  document.addEventListener('click', noteLink);
  jest
    .spyOn(window, 'getSelection')
    .mockReturnValue({ toString: () => 'bundle diff' } as Selection);
});

afterEach(() => {
  document.removeEventListener('click', noteLink);
  history.replaceState(null, '', '/');
});

async function searchWithoutDialog(): Promise<HTMLInputElement> {
  renderSearch();
  const main = document.createElement('main');
  main.innerHTML = '<form action="/search"><input name="q" value="a"></form>';
  document.body.append(main);
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await act(() => jest.advanceTimersByTimeAsync(0));
  const field = main.querySelector('input') as HTMLInputElement;
  main.remove();
  return field;
}

test('if the code of the dialog does not load, search leads to the search page', async () => {
  const field = await searchWithoutDialog();
  expect(followed).toEqual(['/search?q=bundle%20diff']);
  expect(field).toHaveValue('a');
});

test('on the search page the query moves to the field of the page, and the address keeps the results', async () => {
  history.replaceState(null, '', '/search?q=a');
  const field = await searchWithoutDialog();
  expect(followed).toEqual([]);
  expect(field).toHaveValue('bundle diff');
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 11]);
  expect(location.search).toBe('?q=a');
});
