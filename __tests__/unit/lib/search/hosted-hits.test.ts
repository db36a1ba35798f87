import { missingResultsUrl, withoutOrigins } from '@/lib/search/hosted-hits';

test('hits lead to the same page of the site that is open', () => {
  const urls = ['https://rsdoctor.rs/guide?x=1#a', 'https://rsdoctor.rs', '/guide'];
  expect(withoutOrigins(urls.map((url) => ({ url }))).map(({ url }) => url)).toEqual([
    '/guide?x=1#a',
    '/',
    '/guide',
  ]);
});

test('a missing result is reported with its query', () => {
  expect(missingResultsUrl('https://example.com/new?title={query}', 'a & 产物')).toBe(
    'https://example.com/new?title=a%20%26%20%E4%BA%A7%E7%89%A9',
  );
});
