import { missingResultsUrl } from '@/lib/search/hosted-answer';
import { before, type HostedSearchLabels } from '@/lib/search/search-labels';
import styles from './HostedHelp.module.css';

interface HostedHelpProps {
  query: string;
  labels: HostedSearchLabels;
  suggestedQueries: readonly string[];
  /** Where a missing result is reported; see `missingResultsUrl`. */
  reportTemplate: string | undefined;
  onSearch(query: string): void;
}

/** What a hosted search offers where it found nothing: other queries, and whom to tell. */
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
            href={missingResultsUrl(reportTemplate, query)}
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
