import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { focusPage } from '@/lib/browser/navigation/focus';
import { loadSearcher } from '@/lib/browser/search/load-searcher';
import { changeSavedSearches, readSavedSearches } from '@/lib/browser/search/saved-searches-store';
import type { SearchGroup, Suggestion } from '@/lib/search/model';
import { searchHref } from '@/lib/search/query-text';
import {
  type SavedSearch,
  type SavedSearchAction,
  type SavedSearches,
  savedSearchOf,
} from '@/lib/search/saved-searches';
import type { IndexAnswer } from '@/lib/search/searcher';
import type { SearchDialogProps } from './dialog-props';
import { useEnter } from './use-enter';
import { type Options, useOptions } from './use-options';
import { optionsIn, usePanel } from './use-panel';
import { type SearchState, useSearch } from './use-search';

/** All that happens between opening and closing the dialog. */
export interface Session {
  text: string;
  /** @param isComposing An input method is at work: nothing is searched for yet. */
  changeText(text: string, isComposing: boolean): void;
  /** A reader of a hosted search may put the list away. */
  isListOpen: boolean;
  openList(): void;
  /** Escape in a hosted search puts the list away first, then clears the query. Returns whether there was one. */
  stepBack(): boolean;
  search: SearchState;
  /** Which index is shown, and its hits. */
  tab: number;
  selectTab(tab: number): void;
  groups: readonly SearchGroup[];
  saved: SavedSearches;
  /** What the last change of the saved searches was. */
  lastChange: SavedSearchAction['type'] | undefined;
  changeSaved(action: SavedSearchAction, index: number): void;
  options: Options;
  choose(hit: Suggestion, event: MouseEvent<HTMLAnchorElement>): void;
}

export function useSession(props: SearchDialogProps, listId: string): Session {
  const { view, initialQuery } = props;
  const [text, setText] = useState(initialQuery);
  const [query, setQuery] = useState(initialQuery);
  const load = useCallback(() => loadSearcher(view.backend), [view.backend]);
  // The first query should not wait for it.
  useEffect(() => void load().catch(() => undefined), [load]);
  const onHopeless = (asked: string) => location.assign(searchHref(view.pageHref, asked));
  const isChoosing = useRef(false);
  const search = useSearch(query, {
    load,
    onHopeless: view.isOwnIndex ? onHopeless : undefined,
    isChoosing: () => isChoosing.current,
  });

  const [chosenTab, setTab] = useState<number>();
  const tab = tabOf(search.indexes, chosenTab);
  const groups = search.indexes[tab]?.groups ?? [];
  const isStart = search.status === 'idle';

  const store = useSavedSearches(view.storageKey);
  const { saved } = store;
  // What the options stand for, in their order.
  const choices: readonly (Suggestion | SavedSearch)[] = isStart
    ? [...saved.recent, ...saved.favorites]
    : groups.flatMap(({ result }) => result);
  const count = choices.length;
  const panel = usePanel();
  const options = useOptions({
    listId,
    count,
    resetKey: isStart ? 'start' : `${tab}:${search.answered}:${panel.closings}`,
    onEnter: useEnter({
      listId,
      search,
      count,
      onElsewhere(index) {
        const hit = choices[index];
        if (hit) open(hit);
      },
    }),
  });
  isChoosing.current = options.active !== undefined;

  function open(hit: Suggestion | SavedSearch) {
    store.change({ type: 'open', search: savedSearchOf(hit) });
    search.onChoose(hit);
  }
  const choose = useChoice(open, props);

  function changeText(changed: string, isComposing: boolean) {
    panel.open();
    setText(changed);
    if (!isComposing) setQuery(changed);
  }

  return {
    text,
    changeText,
    isListOpen: panel.isOpen,
    openList: panel.open,
    stepBack() {
      if (!view.service || text === '') return false;
      if (panel.isOpen && search.status !== 'failed' && count > 0) panel.close();
      else changeText('', false);
      return true;
    },
    search,
    tab,
    selectTab: setTab,
    groups,
    saved,
    lastChange: store.lastChange,
    changeSaved(action, index) {
      store.change(action);
      options.activate(index);
    },
    options: optionsIn(panel, options),
    choose,
  };
}

/** What choosing a hit does. Always the same function, so that the hits are not rendered again. */
function useChoice(open: (hit: Suggestion) => void, props: SearchDialogProps): Session['choose'] {
  const latest = useRef({ open, props });
  latest.current = { open, props };
  return useCallback((hit, event) => {
    latest.current.open(hit);
    followHit(event, latest.current.props);
  }, []);
}

/** Which index is shown: the one that the reader chose, or the first that found something. */
function tabOf(indexes: readonly IndexAnswer[], chosen: number | undefined): number {
  if (chosen !== undefined && chosen < indexes.length) return chosen;
  return Math.max(
    0,
    indexes.findIndex(({ groups }) => groups.length > 0),
  );
}

function useSavedSearches(key: string) {
  const [saved, setSaved] = useState(() => readSavedSearches(key));
  const [lastChange, setLastChange] = useState<SavedSearchAction['type']>();
  function change(action: SavedSearchAction) {
    setSaved(changeSavedSearches(key, action, saved));
    setLastChange(action.type);
  }
  return { saved, lastChange, change };
}

/** Leave the dialog to the page that a hit leads to, unless it opens elsewhere. */
function followHit(
  event: MouseEvent<HTMLAnchorElement>,
  { onLeave, replacesEntry }: SearchDialogProps,
): void {
  const { currentTarget: link } = event;
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (isModified || event.button !== 0 || link.target === '_blank') return;
  if (link.pathname === location.pathname) {
    // The browser itself goes to an anchor of this page; see internalPath.
    if (link.hash !== '' && replacesEntry) {
      event.preventDefault();
      location.replace(link.href);
    }
    // Once the dialog is closed. No page arrives that would take the focus.
    requestAnimationFrame(() => requestAnimationFrame(() => focusPage(link.hash)));
  }
  onLeave();
}
