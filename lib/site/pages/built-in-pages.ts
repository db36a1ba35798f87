import { DEFAULT_FRONTMATTER } from '../../frontmatter';
import { messagesFor } from '../../messages';
import type { Page, Routing } from '../../model';
import { SEARCH_SLUG } from '../../page/search-view';
import type { PageType } from '../../page-types';
import { pathFor } from '../../paths';

/** A language and version with its folder below the content folder. */
type Root = Pick<Page, 'locale' | 'version'> & { folder: string };

/** The page for addresses without one. It exists on every site; a file `404.mdx` takes its place. */
export function notFoundPage(root: Root, routing: Routing): Page {
  return builtInPage({ root, routing, slug: '404', title: '404', pageType: '404' });
}

/** The page that a search leads to where no script runs, and whose address holds a query. */
export function searchPage(root: Root, routing: Routing): Page {
  const { title, description } = messagesFor(root.locale).searchPage;
  const page = builtInPage({ root, routing, slug: SEARCH_SLUG, title, pageType: 'search' });
  return { ...page, frontmatter: { ...page.frontmatter, description } };
}

interface BuiltInPage {
  root: Root;
  routing: Routing;
  slug: string;
  title: string;
  pageType: PageType;
}

function builtInPage({ root, routing, slug, title, pageType }: BuiltInPage): Page {
  const address = { locale: root.locale, version: root.version, slug: [slug] };
  return {
    ...address,
    file: `built-in ${pageType} page`,
    relativePath: `${root.folder}/${slug}.mdx`,
    routePath: pathFor(address, routing),
    frontmatter: { ...DEFAULT_FRONTMATTER, pageType, search: false },
    title,
    heading: undefined,
    lastUpdatedTime: undefined,
    format: 'md',
    head: '',
    body: '',
  };
}
