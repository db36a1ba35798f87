import { screen } from '@testing-library/react';
import { LiveRegion } from '@/components/layout/LiveRegion';
import { announce } from '@/lib/browser/announce';
import { renderInEnglish } from '../../../support/render';

beforeEach(() => {
  jest.useFakeTimers();
  renderInEnglish(<LiveRegion />);
});

afterEach(() => jest.useRealTimers());

test('the region is there and empty from the start', () => {
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
});

test('a text is said and cleared, the same text again too', () => {
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

test('of two texts in a row the last is said', () => {
  announce('One');
  announce('Two');
  jest.advanceTimersByTime(100);
  expect(screen.getByRole('status')).toHaveTextContent('Two');
});
