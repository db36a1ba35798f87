import { render, screen } from '@testing-library/react';
import { OwnComponents } from '@/components/layout/OwnComponents';
import { loadWithoutComponents } from '@/lib/browser/own-components/failure';
import { onPageShown } from '@/lib/browser/page-shown';

jest.mock('@/lib/browser/own-components/failure');

function Broken(): never {
  throw new Error('A chunk is missing.');
}

test('the page is announced once its components are alive', () => {
  const ending = new AbortController();
  const shown = jest.fn();
  onPageShown(shown, ending.signal);
  render(<OwnComponents>A text</OwnComponents>);
  expect(screen.getByText('A text')).toBeInTheDocument();
  expect(shown).toHaveBeenCalledTimes(1);
  expect(loadWithoutComponents).not.toHaveBeenCalled();
  ending.abort();
});

test('a component that throws leads to the page without components', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <OwnComponents>
      <Broken />
    </OwnComponents>,
  );
  expect(loadWithoutComponents).toHaveBeenCalledTimes(1);
});
