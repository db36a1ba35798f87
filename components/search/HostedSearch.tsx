import { data, dataAttribute } from '@/lib/data-names';
import '@docsearch/css/dist/modal.css';
import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react/modal';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import insightsClient from 'search-insights';
import { FEW_HITS_SCREEN } from '@/lib/breakpoints';
import { reportingClient } from '@/lib/browser/search/hosted-client';
import { checkStoredHits } from '@/lib/browser/search/hosted-storage';
import type { SearchShell } from '@/lib/browser/search/search-shell';
import { safeHits } from '@/lib/search/hosted-hits';
import type { HostedBackend } from '@/lib/search/search-modes';
import { followHit } from './follow-hit';
import styles from './HostedSearch.module.css';
import { hostedTranslations } from './hosted-translations';
import { SearchFailure } from './SearchMessage';

/** Specified: the number of hits per group, in general and on small screens. */
const MOST_PER_GROUP = { wide: 20, small: 5 } as const;

/** DocSearch makes a button of the whole screen, which does nothing and contains other buttons. */
const BUTTON = ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby'];

interface HostedSearchProps extends Pick<SearchShell, 'labels' | 'replacesEntry' | 'close'> {
  backend: HostedBackend;
  /** What the reader has typed so far. */
  initialQuery: string;
}

/**
 * The modal of DocSearch, within an open dialog that closes on Escape. Hits are made safe before DocSearch shows them, and
 * failures are shown here, because DocSearch drops them.
 */
export function HostedSearch({ initialQuery, ...props }: HostedSearchProps) {
  const { labels, close } = props;
  const root = useRef<HTMLDivElement>(null);
  const [start, setStart] = useState({ query: initialQuery, attempt: 0 });
  const [failed, setFailed] = useState<string>();
  const hadQuery = useRef(false);
  // DocSearch keeps those of its first rendering.
  const [settings] = useState(() => settingsOf(props, setFailed));

  useLayoutEffect(() => {
    const container = root.current?.querySelector('.DocSearch-Container');
    for (const name of BUTTON) container?.removeAttribute(name);
    const field = container?.querySelector('input');
    field?.focus();
    if (field && start.query !== '') typeInto(field, start.query);
  }, [start]);

  const modal = root.current?.querySelector('.DocSearch-Modal');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its links and its field are what readers use
    <div
      ref={root}
      className={styles.root}
      {...data({ failed: failed === undefined ? undefined : '' })}
      onClick={(event) => followHit(event, props)}
      onKeyDownCapture={({ target }) => {
        hadQuery.current = target instanceof HTMLInputElement && target.value !== '';
      }}
      onKeyDown={(event) => {
        // DocSearch first deselects the hit, then clears the query. Only then the dialog closes.
        if (event.key === 'Escape' && hadQuery.current) event.stopPropagation();
      }}
    >
      <DocSearchModal
        {...settings}
        key={start.attempt}
        // A hit that is followed closes the dialog before.
        onClose={() => queueMicrotask(() => close())}
      />
      {failed !== undefined &&
        modal &&
        createPortal(
          <div role="alert">
            <SearchFailure
              labels={labels}
              onRetry={() => {
                setFailed(undefined);
                setStart(({ attempt }) => ({ query: failed, attempt: attempt + 1 }));
              }}
            />
          </div>,
          modal,
        )}
    </div>
  );
}

/**
 * Enter a text as the reader would: with its `initialQuery`, DocSearch shows an empty field first, in which a letter that is
 * typed then replaces the query.
 */
function typeInto(field: HTMLInputElement, text: string): void {
  // React ignores what is set in any other way.
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function settingsOf(
  { backend, labels, replacesEntry }: Omit<HostedSearchProps, 'initialQuery'>,
  onFailure: (query: string | undefined) => void,
): DocSearchModalProps {
  const { appId, apiKey, indexName, insights, missingResultsUrl } = backend;
  const { origin } = location;
  checkStoredHits(indexName, origin);
  // DocSearch would load it from elsewhere.
  if (insights) Object.assign(window, { aa: insightsClient });
  return {
    appId,
    apiKey,
    indices: [indexName],
    insights,
    // DocSearch scrolls back to it in the end. The page has not moved, unless a hit was followed.
    initialScrollY: { valueOf: () => window.scrollY } as unknown as number,
    maxResultsPerGroup: MOST_PER_GROUP[matchMedia(FEW_HITS_SCREEN).matches ? 'small' : 'wide'],
    transformItems: (hits) => safeHits(hits, origin),
    transformSearchClient: (client) => reportingClient(client, appId, onFailure),
    hitComponent: ({ hit, children }) => (
      <a href={hit.url} tabIndex={-1} {...data({ replace: replacesEntry ? '' : undefined })}>
        {children}
      </a>
    ),
    // Like a click, so that it is followed like any other link.
    navigator: {
      navigate({ itemUrl }) {
        const link = Object.assign(document.createElement('a'), { href: itemUrl });
        link.toggleAttribute(dataAttribute('replace'), replacesEntry);
        document.querySelector('.DocSearch-Modal')?.append(link);
        link.click();
      },
    },
    translations: hostedTranslations(labels),
    ...(missingResultsUrl !== undefined && {
      getMissingResultsUrl: ({ query }) =>
        missingResultsUrl.replaceAll('{query}', encodeURIComponent(query)),
    }),
  };
}
