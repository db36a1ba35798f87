/** Marks the entry in the history that belongs to an open dialog. */
const MARK = 'dialogIsOpen';

/**
 * Add an entry to the history, so that Back closes a dialog, as readers of touch screens expect.
 *
 * @param onBack Closes the dialog.
 * @returns To be called when the dialog closes by other means. It removes the entry, unless the reader goes on to a page
 * that takes its place.
 */
export function createBackEntry(onBack: () => void): (isReplaced: boolean) => void {
  // A page that was loaded again while its dialog was open still has the entry.
  if (!hasMark()) history.pushState({ ...history.state, [MARK]: true }, '');
  const ending = new AbortController();
  function onPopState() {
    if (hasMark()) return;
    ending.abort();
    onBack();
  }
  addEventListener('popstate', onPopState, { signal: ending.signal });
  return (isReplaced) => {
    ending.abort();
    if (!isReplaced && hasMark()) history.back();
  };
}

function hasMark(): boolean {
  return (history.state as Record<string, unknown> | null)?.[MARK] === true;
}
