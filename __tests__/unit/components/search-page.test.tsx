import { act, fireEvent } from '@testing-library/react';
import { renderSearch } from '../../support/search';

jest.mock('@/components/search/SearchDialog', () => {
  throw new Error('The chunk is gone');
});

/** The addresses of the links that were followed. */
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

test('without the code of the dialog, search leads to its page', async () => {
  const field = await searchWithoutDialog();
  expect(followed).toEqual(['/search?q=bundle%20diff']);
  expect(field).toHaveValue('a');
});

test('on that page the reader goes on in its field, and the results stay at their address', async () => {
  history.replaceState(null, '', '/search?q=a');
  const field = await searchWithoutDialog();
  expect(followed).toEqual([]);
  expect(field).toHaveValue('bundle diff');
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 11]);
  expect(location.search).toBe('?q=a');
});
