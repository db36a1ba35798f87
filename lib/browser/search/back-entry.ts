/** Marks the entry in the history that stands for an open dialog. */
const MARK = 'dialogIsOpen';

/** A place in the history that Back removes instead of leaving the page. */
export interface BackEntry {
  /** The dialog was closed by other means: take the entry away. */
  remove(): void;
  /** The reader goes on to another page, which takes the entry's place. */
  giveAway(): void;
}

/**
 * Add an entry to the history, so that Back closes a dialog, as readers of small screens expect.
 *
 * @param onBack Closes the dialog.
 */
export function createBackEntry(onBack: () => void): BackEntry {
  history.pushState({ ...history.state, [MARK]: true }, '');
  const ending = new AbortController();
  function onPopState() {
    if (hasMark()) return;
    ending.abort();
    onBack();
  }
  window.addEventListener('popstate', onPopState, { signal: ending.signal });
  return {
    remove() {
      ending.abort();
      if (hasMark()) history.back();
    },
    giveAway: () => ending.abort(),
  };
}

function hasMark(): boolean {
  return (history.state as Record<string, unknown> | null)?.[MARK] === true;
}
