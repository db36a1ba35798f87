import { useCallback, useEffect, useRef } from 'react';
import { isPlainClick } from '@/lib/browser/navigation/internal-link';
import { keepNote } from '@/lib/browser/search/keep-note';
import { loadSearcher } from '@/lib/browser/search/load-searcher';
import { isOtherSite } from '@/lib/browser/search/other-site';
import type { SearchSetup } from '@/lib/browser/search/search-shell';
import { fillText } from '@/lib/fill-text';
import { NEW_TAB } from '@/lib/new-tab';
import { HitText } from './HitText';
import styles from './PageResults.module.css';
import { NoResults, SearchFailure } from './SearchMessage';
import { useSearch } from './use-search';

interface PageResultsProps extends SearchSetup {
  query: string;
}

/** The hits for a query, as links on a page. */
export function PageResults({ view, labels, query }: PageResultsProps) {
  const list = useRef<HTMLUListElement>(null);
  const load = useCallback(() => loadSearcher(view.backend), [view.backend]);
  const { status, indexes, answered, retry } = useSearch(query, {
    load,
    onHopeless: view.isOwnIndex ? () => location.reload() : undefined,
    isChoosing: () => list.current?.contains(document.activeElement) ?? false,
  });
  // The query is part of the address, and of the title in tabs and bookmarks.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page may have set its own title meanwhile
  useEffect(() => {
    const name = `${query.trim()} - `;
    if (!document.title.startsWith(name)) document.title = name + document.title;
  }, [query, status]);
  if (status === 'failed') return <SearchFailure labels={labels} onRetry={retry} />;
  const hits = indexes.flatMap(({ groups }) => groups.flatMap(({ result }) => result));
  const count = hits.length;
  return (
    <section className={styles.root} aria-label={labels.results}>
      <p className={styles.count} role="status">
        {(status === 'searching' || status === 'stalled') && labels.loading}
        {count > 0 && (count === 1 ? labels.countOne : fillText(labels.count, { count }))}
      </p>
      {status === 'found' && count === 0 && (
        <NoResults query={answered} labels={labels} pageHref={view.pageHref} />
      )}
      <ul className={styles.list} ref={list}>
        {hits.map((hit, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one place may be found twice
          <li key={index}>
            <a
              className={styles.hit}
              href={hit.link}
              {...(isOtherSite(hit.link) && NEW_TAB)}
              onClick={({ nativeEvent, currentTarget }) =>
                isPlainClick(nativeEvent) && keepNote(currentTarget)
              }
            >
              <HitText hit={hit} labels={labels} />
              {isOtherSite(hit.link) && <span className="visually-hidden">, {labels.newTab}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
