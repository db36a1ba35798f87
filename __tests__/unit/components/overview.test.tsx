import { fireEvent, screen, within } from '@testing-library/react';
import { Overview } from '@/components/doc/Overview';
import { attach } from '@/lib/browser/text/overview';
import { renderInEnglish } from '../../support/render';
import { start } from '../../support/start';

const groups = [
  {
    name: 'Usage',
    items: [
      { text: 'Bundle size', href: '/size', headings: [{ text: 'Diff', href: '/size#diff' }] },
    ],
  },
  { name: undefined, items: [{ text: 'FAQ', href: '/faq', headings: [] }] },
];

let detach: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  renderInEnglish(
    <>
      <div id="_polite" role="status" />
      <Overview groups={groups} />
    </>,
  );
  detach = start((signal) => attach(signal, { isFirstPage: true }));
});

afterEach(() => {
  detach();
  jest.useRealTimers();
});

const type = (value: string) =>
  fireEvent.input(screen.getByRole('searchbox', { name: 'Filter' }), { target: { value } });

test('the filter has the focus after a page load, without scrolling, but not after a navigation', () => {
  const input = screen.getByRole('searchbox');
  expect(input).toHaveFocus();
  input.blur();
  detach();
  const focus = jest.spyOn(input, 'focus');
  detach = start((signal) => attach(signal, { isFirstPage: true }));
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  input.blur();
  detach();
  detach = start((signal) => attach(signal, { isFirstPage: false }));
  expect(input).not.toHaveFocus();
});

test('on a device without a pointer the filter does not open the on-screen keyboard', () => {
  detach();
  screen.getByRole('searchbox').blur();
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  detach = start((signal) => attach(signal, { isFirstPage: true }));
  expect(screen.getByRole('searchbox')).not.toHaveFocus();
});

test('groups are headings with lists; pages without a group are listed as others', () => {
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Usage',
    'Others',
  ]);
  const [list] = screen.getAllByRole('list');
  expect(within(list as HTMLElement).getByRole('link', { name: 'Diff' })).toHaveAttribute(
    'href',
    '/size#diff',
  );
  expect(screen.getByPlaceholderText('Enter keyword')).toBeInTheDocument();
});

test('typing filters the list and announces the number of matches once', () => {
  type('di');
  type('diff');
  expect(screen.getByRole('link', { name: 'Diff' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'FAQ' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Others' })).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('');
  jest.advanceTimersByTime(600);
  expect(screen.getByRole('status')).toHaveTextContent('Matching pages: 1');
});

test('without matches the filter shows the query; Escape clears it', () => {
  type('nothing like it');
  expect(screen.getByText(/No matching API found/)).toBeVisible();
  jest.advanceTimersByTime(600);
  expect(screen.getByRole('status')).toHaveTextContent('No matching API found: nothing like it');
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});
