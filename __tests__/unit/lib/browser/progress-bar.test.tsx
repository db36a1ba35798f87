import { createProgressBar } from '@/lib/browser/navigation/progress-bar';

function setup() {
  const element = document.createElement('div');
  return { element, bar: createProgressBar(element) };
}

const lengthOf = (element: HTMLElement) => Number(element.style.getPropertyValue('--progress'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a load of less than 200 ms shows nothing', () => {
  const { element, bar } = setup();
  bar.start();
  jest.advanceTimersByTime(199);
  bar.stop();
  jest.advanceTimersByTime(1000);
  expect(element.dataset['loading']).toBeUndefined();
  expect(lengthOf(element)).toBe(0);
});

test('a longer one starts at 8 % and creeps by 2 % every 800 ms', () => {
  const { element, bar } = setup();
  bar.start();
  jest.advanceTimersByTime(200);
  expect(element.dataset['loading']).toBe('on');
  expect(lengthOf(element)).toBe(0.08);
  jest.advanceTimersByTime(1600);
  expect(lengthOf(element)).toBeCloseTo(0.12);
});

test('it never arrives before the page does, and goes 200 ms after', () => {
  const { element, bar } = setup();
  bar.start();
  jest.advanceTimersByTime(120_000);
  expect(lengthOf(element)).toBeLessThan(1);
  bar.stop();
  expect(lengthOf(element)).toBe(1);
  jest.advanceTimersByTime(200);
  expect(element.dataset['loading']).toBeUndefined();
});
