import type { ReactNode } from 'react';
import { before, type SearchLabels } from '@/lib/search/search-labels';
import styles from './SearchMessage.module.css';

interface SearchMessageProps {
  labels: SearchLabels;
  onRetry(): void;
}

interface NoResultsProps {
  query: string;
  labels: SearchLabels;
  /** The search page, which lists all pages. */
  pageHref: string;
  /** What else may help. */
  children?: ReactNode;
}

/** Nothing was found. */
export function NoResults({ query, labels, pageHref, children }: NoResultsProps) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>
        {before(labels.noResults)}“<strong>{query}</strong>”
      </p>
      <p className={styles.text}>{labels.tryAgain}</p>
      <a className={styles.action} href={`${pageHref}#all-pages`}>
        {labels.allPages}
      </a>
      {children}
    </div>
  );
}

/** The index could not be had. */
export function SearchFailure({ labels, onRetry }: SearchMessageProps) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{labels.errorTitle}</p>
      <p className={styles.text}>{labels.errorText}</p>
      <button className={styles.action} type="button" onClick={onRetry}>
        {labels.retry}
      </button>
    </div>
  );
}

/** The search takes a while. What it says is read out elsewhere. */
export function Searching({ labels }: { labels: SearchLabels }) {
  return (
    <div className={styles.root} aria-hidden="true">
      <p className={styles.text}>{labels.loading}</p>
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
