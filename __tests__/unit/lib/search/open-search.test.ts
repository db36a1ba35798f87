import { openSearchDescription } from '@/lib/search/open-search';

test('the description contains the search page, and escapes its texts', () => {
  const text = openSearchDescription({
    title: 'A very long title of a site',
    description: 'Fish & <chips>',
    lang: 'zh',
    searchUrl: 'https://example.com/docs/zh/search',
    iconUrl: undefined,
  });
  expect(text).toContain('<ShortName>A very long titl</ShortName>');
  expect(text).toContain('<Description>Fish &amp; &lt;chips&gt;</Description>');
  expect(text).toContain('<Language>zh</Language>');
  expect(text).toContain('template="https://example.com/docs/zh/search?q={searchTerms}"');
  expect(text).not.toContain('<Image>');
});
