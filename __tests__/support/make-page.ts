import { DEFAULT_FRONTMATTER } from '@/lib/frontmatter';
import type { Page } from '@/lib/model';

/** The English page `/guide/a`, with other values for some fields. */
export function makePage(page: Partial<Page>): Page {
  return {
    locale: 'en',
    version: undefined,
    slug: ['guide', 'a'],
    file: 'content/en/guide/a.mdx',
    relativePath: 'en/guide/a.mdx',
    routePath: '/guide/a',
    frontmatter: DEFAULT_FRONTMATTER,
    title: 'A',
    heading: { text: 'A', line: 1 },
    lastUpdatedTime: undefined,
    format: 'mdx',
    head: '',
    body: '',
    ...page,
  };
}
