import { before } from '@/lib/fill-text';
import type { SearchLabels } from '@/lib/search/search-labels';
import styles from './HostedHelp.module.css';

interface HostedHelpProps {
  query: string;
  labels: NonNullable<SearchLabels['hosted']>;
  suggestedQueries: readonly string[];
  /** The address where a missing result is reported; `{query}` is replaced by the query. */
  reportTemplate: string | undefined;
  onSearch(query: string): void;
}

/** What a hosted search offers after an empty answer: other queries, and a place to report it. */
export function HostedHelp({ query, labels, suggestedQueries, ...rest }: HostedHelpProps) {
  const { reportTemplate, onSearch } = rest;
  return (
    <div className={styles.root}>
      {suggestedQueries.length > 0 && (
        <>
          <p className={styles.text}>{labels.suggestedQuery}</p>
          <ul className={styles.queries}>
            {suggestedQueries.map((suggested) => (
              <li key={suggested}>
                <button className={styles.query} type="button" onClick={() => onSearch(suggested)}>
                  {suggested}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {reportTemplate !== undefined && (
        <p className={styles.text}>
          {before(labels.reportMissing)}
          <a
            className={styles.link}
            href={reportTemplate.replaceAll('{query}', encodeURIComponent(query))}
            target="_blank"
            rel="noopener"
          >
            {labels.reportLink}
          </a>
        </p>
      )}
    </div>
  );
}
