'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { limitQuery, MAX_QUERY_LENGTH } from '@/lib/search/query-text';
import type { SearchView } from '@/lib/search/search-view';
import type { PageResultsProps } from './PageResults';
import styles from './SearchPageForm.module.css';
import type { SearchLabels } from './use-search-labels';

interface SearchPageFormProps {
  view: SearchView;
  labels: SearchLabels;
  /** The name of the form. */
  name: string;
}

/**
 * The form of the search page, and the results for the query in the address. A search loads the page again, as
 * a form does without script, so every search has an address.
 */
export function SearchPageForm({ view, labels, name }: SearchPageFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [Results, setResults] = useState<ComponentType<PageResultsProps>>();

  useEffect(() => {
    const asked = limitQuery(new URLSearchParams(location.search).get('q') ?? '');
    if (field.current && field.current.value === '') field.current.value = asked;
    if (asked.trim() === '') return;
    setQuery(asked);
    import('./PageResults').then(
      ({ PageResults }) => setResults(() => PageResults),
      () => undefined,
    );
  }, []);

  return (
    <>
      <search aria-label={name} data-needs-framework="query">
        <form className={`${styles.root} scripted`} action={view.pageHref}>
          <input
            className={`${styles.field} field`}
            ref={field}
            type="search"
            name="q"
            aria-label={labels.placeholder}
            placeholder={labels.placeholder}
            maxLength={MAX_QUERY_LENGTH}
            autoComplete="off"
            enterKeyHint="search"
          />
          <button className={styles.button} type="submit">
            {labels.button}
          </button>
        </form>
      </search>
      {Results && <Results view={view} labels={labels} query={query} />}
    </>
  );
}
