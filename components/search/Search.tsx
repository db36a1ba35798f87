import type { PageView } from '@/lib/page-view';
import { SearchIsland } from './SearchIsland';
import { useSearchLabels } from './use-search-labels';

/** Search over a page, with the texts of the page's language. Nothing where the site has no search. */
export function Search({ view: { search } }: { view: PageView }) {
  const labels = useSearchLabels(search?.service !== undefined);
  if (!search) return null;
  return (
    <>
      {search.service && (
        <link rel="preconnect" href={search.service.origin} crossOrigin="anonymous" />
      )}
      <span data-search-page={search.pageHref} hidden suppressHydrationWarning />
      <SearchIsland view={search} labels={labels} />
    </>
  );
}
