'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { SMALL_SCREEN } from '@/lib/breakpoints';
import { closeMenus } from '@/lib/browser/frame/menus';
import { savesData } from '@/lib/browser/saves-data';
import { createBackEntry } from '@/lib/browser/search/back-entry';
import { prefetchSearch } from '@/lib/browser/search/load-searcher';
import { takeSearchRequest } from '@/lib/browser/search/search-request';
import {
  attachSearch,
  describeTriggers,
  focusTrigger,
  showTriggersBusy,
} from '@/lib/browser/search/search-trigger';
import type { SearchIslandProps } from './dialog-props';
import { SearchDialog } from './SearchDialog';

interface Opened {
  initialQuery: string;
  replacesEntry: boolean;
}

/**
 * Opens the search dialog by its buttons, Ctrl or Cmd and K, or a slash. The dialog (8 kB) comes with the framework: a
 * file of its own would be requested only after hydration, by a reader who waits for it.
 */
export function SearchIsland(props: SearchIslandProps) {
  const { view } = props;
  const [opened, setOpened] = useState<Opened>();
  const isWanted = useRef(false);
  const removeEntry = useRef<(isReplaced: boolean) => void>(undefined);

  const close = useCallback((isLeaving = false) => {
    isWanted.current = false;
    setOpened(undefined);
    removeEntry.current?.(isLeaving);
    removeEntry.current = undefined;
    if (isLeaving) return;
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusTrigger();
    });
  }, []);

  const open = useCallback(
    (initialQuery: string) => {
      isWanted.current = true;
      showTriggersBusy(false);
      closeMenus();
      const isSmall = matchMedia(SMALL_SCREEN).matches;
      removeEntry.current = isSmall ? createBackEntry(close) : undefined;
      setOpened({ initialQuery, replacesEntry: isSmall });
    },
    [close],
  );

  const prepare = useCallback(() => {
    if (!savesData()) prefetchSearch(view.backend);
  }, [view.backend]);

  useEffect(() => {
    const ending = new AbortController();
    const isOpen = () => isWanted.current;
    attachSearch({ isOpen, open, close, prepare }, ending.signal);
    // What the reader requested while the framework was loading.
    const request = takeSearchRequest();
    if (request) prepare();
    if (request?.query !== undefined) open(request.query);
    return () => ending.abort();
  }, [open, close, prepare]);
  useEffect(() => describeTriggers(opened !== undefined), [opened]);

  return opened && <SearchDialog {...props} {...opened} onClose={close} />;
}
