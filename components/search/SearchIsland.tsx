'use client';

import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { SMALL_SCREEN } from '@/lib/breakpoints';
import { closeMenus } from '@/lib/browser/frame/menus';
import { savesData } from '@/lib/browser/saves-data';
import { type BackEntry, createBackEntry } from '@/lib/browser/search/back-entry';
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

/** Loaded when it is first needed. */
const loadDialog = () => import('./SearchDialog');

// A reader who waits for the dialog should not wait for React to take over the page first.
if (typeof document !== 'undefined' && hasSearchRequest()) loadDialog().catch(() => undefined);

/** The opened dialog. */
interface Opened {
  Dialog: ComponentType<SearchDialogProps>;
  initialQuery: string;
  replacesEntry: boolean;
}

/**
 * Opens search over the page: by its buttons, Ctrl or Cmd and K, or a slash. Before that it costs no more than this
 * file.
 */
export function SearchIsland(props: SearchIslandProps) {
  const { view } = props;
  const [opened, setOpened] = useState<Opened>();
  const isWanted = useRef(false);
  const entry = useRef<BackEntry>(undefined);

  const close = useCallback(() => {
    isWanted.current = false;
    setOpened(undefined);
    entry.current?.remove();
    entry.current = undefined;
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusTrigger();
    });
  }, []);

  const leave = useCallback(() => {
    isWanted.current = false;
    setOpened(undefined);
    entry.current?.giveAway();
    entry.current = undefined;
  }, []);

  const open = useCallback(
    async (initialQuery: string) => {
      isWanted.current = true;
      showTriggersBusy(true);
      // Without the dialog there is still the page. As by a link: without a connection the reader stays here.
      const loaded = await loadDialog().catch(() => searchOnPage(view.pageHref, initialQuery));
      showTriggersBusy(false);
      if (!loaded || !isWanted.current) return;
      closeMenus();
      const isSmall = matchMedia(SMALL_SCREEN).matches;
      entry.current = isSmall ? createBackEntry(close) : undefined;
      setOpened({ Dialog: loaded.SearchDialog, initialQuery, replacesEntry: isSmall });
    },
    [view.pageHref, close],
  );

  // Ahead of time. What fails here fails again, and leads elsewhere, when the dialog is opened. The index waits for the
  // dialog, in which a reader can type meanwhile: on a slow connection each would keep the other back.
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
    // What the reader asked for while this was on its way.
    const request = takeSearchRequest();
    if (request) void prepare();
    if (request?.query !== undefined) void open(request.query);
    return () => ending.abort();
  }, [open, close, prepare]);
  useEffect(() => describeTriggers(opened !== undefined), [opened]);

  if (!opened) return null;
  const { Dialog, ...request } = opened;
  return <Dialog {...props} {...request} onClose={close} onLeave={leave} />;
}
