import { createRemoteSearcher } from '@/lib/browser/search/remote-searcher';

const searcher = createRemoteSearcher({
  mode: 'remote',
  url: '/api/search?site=1',
  indexes: ['docs', 'blog'],
  lang: 'zh',
  limit: 7,
  siteUrl: 'https://example.com',
});

function answerWith(body: string, status = 200) {
  const ok = status < 400;
  global.fetch = jest.fn().mockResolvedValue({ ok, status, json: async () => JSON.parse(body) });
}

afterEach(() => jest.restoreAllMocks());

test('the request is a GET with keyword, limit, indexes and language', async () => {
  answerWith('[{"index":"docs","hits":[{"title":"产物","routePath":"/zh/a"}]}]');
  const [answer] = await searcher.search('产物 & more');
  expect(answer?.index).toBe('docs');
  expect(answer?.groups).toHaveLength(1);
  const [address] = jest.mocked(global.fetch).mock.calls[0] ?? [];
  const { pathname, searchParams } = address as URL;
  expect(pathname).toBe('/api/search');
  expect(Object.fromEntries(searchParams)).toEqual({
    site: '1',
    keyword: '产物 & more',
    limit: '7',
    searchIndexes: 'docs,blog',
    lang: 'zh',
  });
});

test.each([
  ['an error', '[]', 500],
  ['no JSON', '<html>', 200],
  ['something else', '{"hits":[]}', 200],
])('%s is a failure, not an empty result', async (_, body, status) => {
  answerWith(body, status);
  await expect(searcher.search('a')).rejects.toThrow();
});

test('an unreachable service is a failure', async () => {
  global.fetch = jest.fn().mockRejectedValue(new TypeError('offline'));
  await expect(searcher.search('a')).rejects.toThrow('offline');
});

test('a service that hangs has failed after ten seconds, and no timer is left after an answer', async () => {
  jest.useFakeTimers();
  answerWith('[]');
  await searcher.search('a');
  expect(jest.getTimerCount()).toBe(0);
  global.fetch = jest.fn(() => new Promise<never>(() => undefined));
  const outcome = searcher.search('a').catch(String);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await outcome).toBe('Error: There is no answer within 10 s.');
  jest.useRealTimers();
});
