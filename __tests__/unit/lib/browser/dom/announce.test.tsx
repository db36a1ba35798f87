import { screen } from '@testing-library/react';
import { LiveRegion } from '@/components/layout/LiveRegion';
import { announce } from '@/lib/browser/dom/announce';
import { renderInEnglish } from '../../../../support/render';

beforeEach(() => {
  jest.useFakeTimers();
  renderInEnglish(<LiveRegion />);
});

afterEach(() => jest.useRealTimers());

test('the live region exists and is empty at the start', () => {
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
});

test('a text is announced and cleared, also the same text again', () => {
  announce('Copied');
  jest.advanceTimersByTime(100);
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  announce('Copied');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  jest.advanceTimersByTime(100);
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  jest.runAllTimers();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('of two consecutive texts the last one is announced', () => {
  announce('One');
  announce('Two');
  jest.advanceTimersByTime(100);
  expect(screen.getByRole('status')).toHaveTextContent('Two');
});
