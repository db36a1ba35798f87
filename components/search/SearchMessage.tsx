import type { ReactNode } from 'react';
import { before } from '@/lib/fill-text';
import type { SearchView } from '@/lib/page/search-view';
import type { SearchLabels } from '@/lib/search/search-labels';
import styles from './SearchMessage.module.css';

interface SearchMessageProps {
  title?: ReactNode;
  text: string;
  /** Screen readers do not get it here. */
  isSilent?: boolean;
  /** What the reader can do about it. */
  children?: ReactNode;
}

/** A message in place of a list. */
export function SearchMessage({ title, text, isSilent, children }: SearchMessageProps) {
  return (
    <div className={styles.root} aria-hidden={isSilent}>
      {title && <p className={styles.title}>{title}</p>}
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}

interface NoResultsProps {
  query: string;
  labels: SearchLabels;
  start: SearchView['start'];
  /** The search page, which lists all pages. */
  pageHref: string;
}

export function NoResults({ query, labels, start, pageHref }: NoResultsProps) {
  const title = (
    <>
      {before(labels.noResults)}“<strong>{query}</strong>”
    </>
  );
  return (
    <SearchMessage title={title} text={labels.tryAgain}>
      {start.length > 0 && (
        <ul className={styles.start}>
          {start.map(({ href, title: name }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      )}
      <a className={`${styles.action} pill-button`} href={`${pageHref}#all-pages`}>
        {labels.allPages}
      </a>
    </SearchMessage>
  );
}

/** @param onRetry Searches again. */
export function SearchFailure({ labels, onRetry }: { labels: SearchLabels; onRetry(): void }) {
  return (
    <SearchMessage title={labels.errorTitle} text={labels.errorText}>
      <button className={`${styles.action} pill-button`} type="button" onClick={onRetry}>
        {labels.retry}
      </button>
    </SearchMessage>
  );
}
