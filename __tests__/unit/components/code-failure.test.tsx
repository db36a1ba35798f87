import { screen } from '@testing-library/react';
import { CodeFailure } from '@/app/code-failure';
import { renderInEnglish } from '../../support/render';

function Failing(): never {
  throw new Error('a.mdx:3: has code that fails: no.\n  Correct it.');
}

test('the error of the code of a page is shown until another text arrives', () => {
  jest.spyOn(console, 'error').mockImplementation();
  const failing = <Failing />;
  const { rerender } = renderInEnglish(<CodeFailure>{failing}</CodeFailure>);
  expect(screen.getByRole('list', { name: 'Content errors' })).toHaveTextContent(
    'a.mdx:3: has code that fails: no.',
  );
  rerender(<CodeFailure>{failing}</CodeFailure>);
  expect(screen.getByRole('list', { name: 'Content errors' })).toBeVisible();
  rerender(<CodeFailure>Repaired.</CodeFailure>);
  expect(screen.getByText('Repaired.')).toBeVisible();
});
