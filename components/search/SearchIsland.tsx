'use client';

import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { SMALL_SCREEN } from '@/lib/breakpoints';
import { closeMenus } from '@/lib/browser/frame/menus';
import { savesData } from '@/lib/browser/saves-data';
import { createBackEntry } from '@/lib/browser/search/back-entry';
import { prefetchSearch } from '@/lib/browser/search/load-searcher';
import { searchOnPage } from '@/lib/browser/search/search-page';
import { hasSearchRequest, takeSearchRequest } from '@/lib/browser/search/search-request';
import {
  attachSearch,
  describeTriggers,
  focusTrigger,
  showTriggersBusy,
} from '@/lib/browser/search/search-trigger';
import type { SearchDialogProps, SearchIslandProps } from './dialog-props';

const loadDialog = () => import('./SearchDialog');

// A reader who is waiting for the dialog should not have to wait for hydration first.
if (typeof document !== 'undefined' && hasSearchRequest()) loadDialog().catch(() => undefined);

interface Opened {
  Dialog: ComponentType<SearchDialogProps>;
  initialQuery: string;
  replacesEntry: boolean;
}

/**
 * Opens the search dialog by its buttons, Ctrl or Cmd and K, or a slash. The dialog is loaded only then.
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
    async (initialQuery: string) => {
      isWanted.current = true;
      showTriggersBusy(true);
      // If the dialog cannot be loaded, the search page can. It is opened like a link, so an offline reader stays here.
      const loaded = await loadDialog().catch(() => searchOnPage(view.pageHref, initialQuery));
      showTriggersBusy(false);
      if (!loaded || !isWanted.current) return;
      closeMenus();
      const isSmall = matchMedia(SMALL_SCREEN).matches;
      removeEntry.current = isSmall ? createBackEntry(close) : undefined;
      setOpened({ Dialog: loaded.SearchDialog, initialQuery, replacesEntry: isSmall });
    },
    [view.pageHref, close],
  );

  // A failure here is ignored: opening the dialog tries again. The index waits for the dialog, in which a reader can type
  // meanwhile: on a slow connection the two downloads would slow each other down.
  const prepare = useCallback(async () => {
    await loadDialog().catch(() => undefined);
    if (!savesData()) prefetchSearch(view.backend);
  }, [view.backend]);

  useEffect(() => {
    const ending = new AbortController();
    const isOpen = () => isWanted.current;
    attachSearch(
      { isOpen, open: (query) => void open(query), close, prepare: () => void prepare() },
      ending.signal,
    );
    // What the reader requested while this script was loading.
    const request = takeSearchRequest();
    if (request) void prepare();
    if (request?.query !== undefined) void open(request.query);
    return () => ending.abort();
  }, [open, close, prepare]);
  useEffect(() => describeTriggers(opened !== undefined), [opened]);

  if (!opened) return null;
  const { Dialog, ...request } = opened;
  return <Dialog {...props} {...request} onClose={close} />;
}
