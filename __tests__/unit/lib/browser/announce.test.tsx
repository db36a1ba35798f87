import { screen } from '@testing-library/react';
import { LiveRegions } from '@/components/layout/LiveRegions';
import { announce, announceUrgently } from '@/lib/browser/announce';
import { renderInEnglish } from '../../../support/render';

beforeEach(() => {
  jest.useFakeTimers();
  renderInEnglish(<LiveRegions />);
});

afterEach(() => jest.useRealTimers());

test('both regions are there and empty from the start', () => {
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(screen.getByRole('alert')).toHaveAttribute('aria-live', 'assertive');
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

test('only what is urgent interrupts', () => {
  announceUrgently('Broken');
  jest.advanceTimersByTime(100);
  expect(screen.getByRole('alert')).toHaveTextContent('Broken');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
