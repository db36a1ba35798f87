import type { Page } from '@/lib/model';
import { listPages } from '@/lib/page/page-list';
import type { PageType } from '@/lib/page-types';

function page(name: string, pageType: PageType = 'doc'): Page {
  return { title: name, routePath: `/${name}`, frontmatter: { pageType } } as Page;
}

test('all pages except service pages are listed in the order of navigation and sidebars, with their sections', () => {
  const pages = [
    page('alone'),
    page('news'),
    page('b'),
    page('a'),
    page('404', '404'),
    page('search', 'search'),
  ];
  const listed = listPages({
    pages,
    listed: ['/docs/a', 'https://example.com', '/docs/b', '/docs/news'],
    hrefOf: ({ routePath }) => `/docs${routePath}`,
    tocOf: ({ title }) =>
      title === 'a' ? [{ id: 'one', text: 'One', depth: 2, charIndex: 0 }] : [],
  });
  expect(listed).toEqual([
    { title: 'a', href: '/docs/a', sections: [{ text: 'One', href: '/docs/a#one' }] },
    { title: 'b', href: '/docs/b', sections: [] },
    { title: 'news', href: '/docs/news', sections: [] },
    { title: 'alone', href: '/docs/alone', sections: [] },
  ]);
});
