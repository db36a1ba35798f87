import { fetchAhead, giveWayTo } from '@/lib/browser/dom/fetch-ahead';

jest.mock('@/lib/browser/dom/at-idle', () => ({ atIdle: (action: () => void) => action() }));

interface Request {
  url: string;
  signal: AbortSignal;
  answer(): void;
  fail(): void;
}

const requests: Request[] = [];

beforeEach(() => {
  requests.length = 0;
  globalThis.fetch = jest.fn(
    (url: string, { signal }: RequestInit) =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new Error('failed'));
        signal?.addEventListener('abort', fail);
        requests.push({
          url,
          signal: signal as AbortSignal,
          answer: () => resolve({ arrayBuffer: async () => new ArrayBuffer(0) } as Response),
          fail,
        });
      }),
  ) as typeof fetch;
});

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('a file is fetched once, at low priority', async () => {
  fetchAhead(['/once.json']);
  fetchAhead(['/once.json']);
  requests[0]?.answer();
  await settle();
  fetchAhead(['/once.json']);
  expect(requests).toHaveLength(1);
  expect(fetch).toHaveBeenCalledWith('/once.json', expect.objectContaining({ priority: 'low' }));
});

test('a file that failed is fetched again when it is asked for again', async () => {
  fetchAhead(['/failing.json']);
  requests[0]?.fail();
  await settle();
  expect(requests).toHaveLength(1);
  fetchAhead(['/failing.json']);
  expect(requests).toHaveLength(2);
  requests[1]?.answer();
  await settle();
});

test('a file leaves the line to a page, and is fetched again after the last of them', async () => {
  let show: (page: string) => void = () => undefined;
  let fail: () => void = () => undefined;
  fetchAhead(['/index.json']);
  giveWayTo(new Promise((resolve) => (show = resolve)));
  giveWayTo(new Promise((_, reject) => (fail = reject)));
  expect(requests[0]?.signal.aborted).toBe(true);
  fetchAhead(['/index.json', '/texts.json']);
  await settle();
  expect(requests).toHaveLength(1);
  show('page');
  await settle();
  expect(requests).toHaveLength(1);
  fail();
  await settle();
  expect(
    requests
      .slice(1)
      .map(({ url }) => url)
      .sort(),
  ).toEqual(['/index.json', '/texts.json']);
});
