import '@docsearch/css/dist/modal.css';
import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react/modal';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import insightsClient from 'search-insights';
import { FEW_HITS_SCREEN } from '@/lib/breakpoints';
import { reportingClient } from '@/lib/browser/search/hosted-client';
import type { SearchRoot, SearchShell } from '@/lib/browser/search/search-shell';
import { data, dataAttribute } from '@/lib/data-names';
import { safeHits } from '@/lib/search/hosted-hits';
import { MAX_QUERY_LENGTH } from '@/lib/search/query-text';
import type { HostedBackend } from '@/lib/search/search-modes';
import { followHit } from './follow-hit';
import styles from './HostedSearch.module.css';
import { hostedTranslations } from './hosted-translations';
import { renderIn } from './render-in';
import { SearchFailure } from './SearchMessage';

/** Specified: the number of hits per group, in general and on small screens. */
const MOST_PER_GROUP = { wide: 20, small: 5 } as const;

/** The part of a hosted search that is rendered in the browser, in place of `root.tsx`. */
export const showSearch: SearchRoot['showSearch'] = (shell) =>
  renderIn(shell.body, <HostedSearch shell={shell} />);

/**
 * The modal of DocSearch in the open dialog, whose field it takes over. After a failure, which DocSearch drops, the dialog
 * has its field back, with the query and a retry.
 */
function HostedSearch({ shell }: { shell: SearchShell }) {
  const { field, labels } = shell;
  const [state, setState] = useState<'waits' | 'searches' | 'failed'>(
    // An input method must finish in the field in which it began.
    shell.isComposing ? 'waits' : 'searches',
  );

  useEffect(() => {
    if (state !== 'waits') return;
    const begin = () => setState('searches');
    field.addEventListener('compositionend', begin);
    return () => field.removeEventListener('compositionend', begin);
  }, [state, field]);
  useLayoutEffect(() => {
    if (state === 'failed') field.focus();
  }, [state, field]);

  if (state === 'waits') return null;
  if (state === 'failed')
    return (
      <div role="alert">
        <SearchFailure labels={labels} onRetry={() => setState('searches')} />
      </div>
    );
  const fail = (query: string) => {
    field.value = query;
    setState('failed');
  };
  return <Modal shell={shell} onFailure={fail} />;
}

interface ModalProps {
  shell: SearchShell;
  onFailure(query: string): void;
}

function Modal({ shell, onFailure }: ModalProps) {
  // DocSearch keeps those of its first rendering.
  const [settings] = useState(() => settingsOf(shell, onFailure));
  const limitField = useCallback((root: HTMLElement | null) => {
    root?.querySelector('input')?.setAttribute('maxlength', String(MAX_QUERY_LENGTH));
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its links and its field are what readers use
    <div
      className={styles.root}
      ref={limitField}
      onClick={(event) => followHit(event, shell)}
      onKeyDown={({ key, target, nativeEvent }) => {
        // DocSearch has deselected the hit or cleared the query. Without a query the dialog closes.
        const hadQuery = target instanceof HTMLInputElement && target.value !== '';
        if (key === 'Escape' && hadQuery) nativeEvent.stopPropagation();
      }}
    >
      <DocSearchModal {...settings} />
    </div>
  );
}

function settingsOf(
  { field, view, labels, replacesEntry, close }: SearchShell,
  onFailure: (query: string) => void,
): DocSearchModalProps {
  const backend = view.backend as HostedBackend;
  const { appId, apiKey, indexName, insights, missingResultsUrl } = backend;
  // DocSearch would load it from elsewhere.
  if (insights) Object.assign(window, { aa: insightsClient });
  return {
    appId,
    apiKey,
    indices: [indexName],
    insights,
    initialQuery: field.value,
    // DocSearch scrolls there when it closes, also after the reader has followed a hit on this page; see followHit.
    initialScrollY: window.scrollY,
    // A hit that is followed closes the dialog before.
    onClose: () => queueMicrotask(() => close()),
    maxResultsPerGroup: MOST_PER_GROUP[matchMedia(FEW_HITS_SCREEN).matches ? 'small' : 'wide'],
    transformItems: (hits) => safeHits(hits, location.origin),
    transformSearchClient: () => reportingClient(backend, onFailure),
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
