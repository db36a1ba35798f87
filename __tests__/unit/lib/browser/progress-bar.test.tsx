import { createProgressBar } from '@/lib/browser/navigation/progress-bar';

function setup() {
  const element = document.createElement('div');
  return { element, bar: createProgressBar(element) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a load of less than 200 ms does not show the bar', () => {
  const { element, bar } = setup();
  bar.start();
  jest.advanceTimersByTime(199);
  bar.stop();
  jest.advanceTimersByTime(1000);
  expect(element.dataset['loading']).toBeUndefined();
});

test('a longer one shows the bar, which fills up and disappears 200 ms after the load', () => {
  const { element, bar } = setup();
  bar.start();
  jest.advanceTimersByTime(200);
  expect(element.dataset['loading']).toBe('on');
  bar.stop();
  expect(element.dataset['loading']).toBe('done');
  jest.advanceTimersByTime(200);
  expect(element.dataset['loading']).toBeUndefined();
});
