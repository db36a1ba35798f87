import type { SearchLabels } from '@/lib/search/search-labels';
import styles from './SearchMessage.module.css';

interface SearchMessageProps {
  labels: SearchLabels;
  onRetry(): void;
}

/** Nothing was found. */
export function NoResults({ query, labels }: { query: string; labels: SearchLabels }) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>
        {labels.noResults} “<strong>{query}</strong>”
      </p>
      <p className={styles.text}>{labels.tryAgain}</p>
    </div>
  );
}

/** The index could not be had. */
export function SearchFailure({ labels, onRetry }: SearchMessageProps) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{labels.errorTitle}</p>
      <p className={styles.text}>{labels.errorText}</p>
      <button className={styles.retry} type="button" onClick={onRetry}>
        {labels.retry}
      </button>
    </div>
  );
}

/** Before the first search. */
export function NoSavedSearches({ labels }: { labels: SearchLabels }) {
  return (
    <div className={styles.root}>
      <p className={styles.text}>{labels.noRecent}</p>
    </div>
  );
}
