import { useCallback, useEffect, useState } from 'react';
import { loadSearcher } from '@/lib/browser/search/load-searcher';
import { changeSavedSearches, readSavedSearches } from '@/lib/browser/search/saved-searches-store';
import type { SearchShell } from '@/lib/browser/search/search-shell';
import type { SearchView } from '@/lib/page/search-view';
import { searchHref } from '@/lib/search/query-text';
import { type SavedSearchAction, savedSearchOf } from '@/lib/search/saved-searches';
import type { IndexAnswer } from '@/lib/search/searcher';
import { followHit } from './follow-hit';
import { useField, useFieldState } from './use-field';
import { useOptions } from './use-options';
import { useSearch } from './use-search';

export type Session = ReturnType<typeof useSession>;

/** The state of an open dialog. */
export function useSession(shell: SearchShell, startingPoints: SearchView['start']) {
  const { view, field } = shell;
  const query = useField(shell);
  const load = useCallback(() => loadSearcher(view.backend), [view.backend]);
  // The first query should not wait for it.
  useEffect(() => void load().catch(() => undefined), [load]);
  const search = useSearch(query, {
    load,
    typedAt: () => shell.typedAt,
    onHopeless: view.isOwnIndex
      ? (asked) => location.assign(searchHref(view.pageHref, asked))
      : undefined,
  });

  const [chosenTab, setTab] = useState<number>();
  const tab = tabOf(search.indexes, chosenTab);
  const groups = search.indexes[tab]?.groups ?? [];
  const isStart = search.status === 'idle';

  const [saved, setSaved] = useState(() => readSavedSearches(view.storageKey));
  const [lastChange, setLastChange] = useState<SavedSearchAction['type']>();
  function changeSaved(action: SavedSearchAction) {
    setSaved(changeSavedSearches(view.storageKey, action));
    setLastChange(action.type);
  }

  const start = startingPoints.map(({ href, title }) => ({ link: href, title }));
  const choices = isStart
    ? [...saved.recent, ...saved.favorites, ...start]
    : groups.flatMap(({ result }) => result);
  const options = useOptions({
    count: choices.length,
    resetKey: isStart ? 'start' : `${tab}:${search.answered}`,
    status: search.status,
    shell,
    onOpen(index, event) {
      const choice = choices[index];
      if (!choice) return;
      // A starting point is always offered.
      if (!isStart || index < choices.length - start.length) {
        changeSaved({ type: 'open', search: savedSearchOf(choice) });
      }
      if (event) followHit(event, shell);
    },
  });
  const hasOptions = search.status !== 'failed' && choices.length > 0;

  useFieldState(field, hasOptions, options);

  return {
    search,
    /** Which index is shown, and its hits. */
    tab,
    selectTab: setTab,
    groups,
    saved,
    lastChange,
    changeSaved(action: SavedSearchAction, index: number) {
      changeSaved(action);
      options.activate(index);
    },
    options,
    hasOptions,
  };
}

/** Which index is shown: the one that the reader chose, or the first that found something. */
function tabOf(indexes: readonly IndexAnswer[], chosen: number | undefined): number {
  if (chosen !== undefined && chosen < indexes.length) return chosen;
  return Math.max(
    0,
    indexes.findIndex(({ groups }) => groups.length > 0),
  );
}
