import { bundleGroup } from '@/lib/search/bundle-answer';

const ORIGIN = 'https://example.com';

function groupOf(...parts: [title: string, url: string, excerpt: string][]) {
  const sub_results = parts.map(([title, url, excerpt]) => ({ title, url, excerpt }));
  const content = 'All loaders & times. One <loader> More';
  return bundleGroup({ meta: { title: 'Loaders' }, content, sub_results }, ORIGIN);
}

test('a page shows its best two passages, each below its heading, with the matches marked', () => {
  const { group, result } = groupOf(
    ['Loaders', '/guide', 'All <mark>loaders</mark> &amp; times'],
    ['Read', '/guide#read', 'One &lt;loader&gt;'],
    ['More', '/guide#more', 'More'],
  );
  expect(group).toBe('Loaders');
  expect(result).toEqual([
    {
      type: 'content',
      link: '/guide',
      title: 'Loaders',
      header: undefined,
      statement: 'All loaders & times…',
      highlightInfoList: [{ start: 4, length: 7 }],
    },
    expect.objectContaining({ link: '/guide#read', header: 'Read', statement: '…One <loader>…' }),
  ]);
});

test('an invalid address is left out', () => {
  expect(groupOf(['Bad', 'javascript:alert(1)', 'text']).result).toEqual([]);
});
