import { throttle } from '@/lib/browser/dom/throttle';

const { signal } = new AbortController();

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the first call runs immediately, the last one is not lost, and calls keep the interval', () => {
  const times: number[] = [];
  const start = Date.now();
  const throttled = throttle(() => times.push(Date.now() - start), 100, signal);
  for (let time = 0; time <= 250; time += 25) {
    throttled();
    jest.advanceTimersByTime(25);
  }
  jest.advanceTimersByTime(500);
  expect(times).toEqual([0, 100, 200, 300]);
});

test('a pending call does not run after an abort', () => {
  const action = jest.fn();
  const ending = new AbortController();
  const throttled = throttle(action, 100, ending.signal);
  throttled();
  throttled();
  ending.abort();
  jest.advanceTimersByTime(1000);
  expect(action).toHaveBeenCalledTimes(1);
});
