import { contentRevision, REVISION_MARK } from './revision';
import { watchContent } from './watch-content';

const listeners = new Set<() => void>();
const pages = new Set<() => void>();
let isWatching = false;

/** Be told of every edit of the content, in development. */
export function onEdit(listener: () => void): void {
  listeners.add(listener);
  watch();
}

/** Let all open pages look again at what they show. */
export function tellPages(): void {
  for (const tell of pages) tell();
}

/**
 * Follow the content for an open page.
 *
 * @param since The revision that the page shows; a later one is told at once.
 * @param send Runs once at a time, and again if there were edits meanwhile.
 * @returns What ends it.
 */
export function followEdits(since: string, send: () => Promise<void>): () => void {
  let isOver = false;
  let isRunning = false;
  let isOutdated = false;
  const tell = async () => {
    isOutdated = true;
    if (isRunning) return;
    isRunning = true;
    while (isOutdated && !isOver) {
      isOutdated = false;
      await send();
    }
    isRunning = false;
  };
  pages.add(tell);
  watch();
  if (since.startsWith(REVISION_MARK) && since !== contentRevision()) void tell();
  return () => {
    isOver = true;
    pages.delete(tell);
  };
}

/** It never ends: to begin costs a look at every file. */
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  watchContent(() => {
    tellPages();
    for (const tell of listeners) tell();
  });
}
