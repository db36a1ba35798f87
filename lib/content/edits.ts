import { knownErrorsFile } from './check/known-errors';
import { contentRevision, REVISION_MARK } from './revision';
import { watchContent } from './watch-content';

declare global {
  /** The listeners that are told of edits. One watcher serves the process, however often the bundler loads this module. */
  var editListeners: Set<() => void> | undefined;
}

/**
 * Hear of every edit of the content, and of what its check has found.
 *
 * @param since The revision that the listener knows; a later one is told at once.
 * @param onEdit Runs once at a time, and again if there were edits meanwhile.
 * @returns What ends it.
 */
export function hearOfEdits(
  since: string,
  onEdit: (isOver: () => boolean) => Promise<void>,
): () => void {
  const listeners = startListening();
  let isOver = false;
  let isRunning = false;
  let isOutdated = false;
  const tell = async () => {
    isOutdated = true;
    if (isRunning) return;
    isRunning = true;
    while (isOutdated && !isOver) {
      isOutdated = false;
      await onEdit(() => isOver);
    }
    isRunning = false;
  };
  listeners.add(tell);
  if (since.startsWith(REVISION_MARK) && since !== contentRevision()) void tell();
  return () => {
    isOver = true;
    listeners.delete(tell);
  };
}

function startListening(): Set<() => void> {
  if (globalThis.editListeners) return globalThis.editListeners;
  const listeners = new Set<() => void>();
  const tellAll = () => {
    for (const tell of listeners) tell();
  };
  // It never ends: to begin costs a look at every file.
  watchContent(tellAll, knownErrorsFile());
  globalThis.editListeners = listeners;
  return listeners;
}
