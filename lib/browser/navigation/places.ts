/** The name of an entry, in the state of the history. */
const NAME = 'place';

const STORAGE_KEY = 'places';

/** How far each entry of the history is scrolled, in px. */
let offsets: Record<string, number> = {};
/** The entry whose page is shown. During a return the history is already at another one. */
let shown: string | undefined;

/**
 * Remember how far each entry of the history is scrolled, because a browser restores that before the page of the entry
 * is back. When the reader leaves the document, the browser takes over the entry that is left. Another one, to which the
 * reader returns in a new document, is scrolled here.
 */
export function attachPlaces(): void {
  offsets = readStored();
  if (history.scrollRestoration === 'manual') returnToPlace();
  else shown = nameOfEntry();
  if (shown !== undefined) takeOver();
  window.addEventListener(
    'scroll',
    () => {
      if (shown !== undefined) offsets[shown] = scrollY;
    },
    { passive: true },
  );
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', () => {
    if (shown !== undefined) takeOver();
  });
}

function onHide(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(offsets));
    history.scrollRestoration = 'auto';
  } catch {
    // Storage is blocked or full: other entries begin at the top. Firefox refuses the other: the entry is scrolled here.
  }
}

/** Another page is about to be shown. The first entry of a document has had no name until then. */
export function keepPlace(): void {
  if (shown === undefined && nameOfEntry() === undefined) {
    shown = String(Math.random());
    history.replaceState({ ...history.state, [NAME]: shown }, '');
    takeOver();
  }
  if (shown !== undefined) offsets[shown] = scrollY;
}

/**
 * Make an entry for a page, with its anchor as the target of styles.
 *
 * @param isReplacing Whether it takes the place of the entry that is shown.
 */
export function enter({ href, hash }: URL, isReplacing: boolean): void {
  const state = { [NAME]: String(Math.random()) };
  if (isReplacing) history.replaceState(state, '', href);
  else history.pushState(state, '', href);
  shown = state[NAME];
  takeOver();
  // Only a navigation of the browser sets the target. It clears the state.
  if (hash.length < 2) return;
  location.replace(hash);
  history.replaceState(state, '');
}

/** The history has returned to an entry, whose page is in the document again. */
export function returnToPlace(): void {
  shown = nameOfEntry();
  scrollTo({ top: (shown !== undefined && offsets[shown]) || 0, behavior: 'instant' });
}

/** Of the current entry, and of those made from here on. */
function takeOver(): void {
  history.scrollRestoration = 'manual';
}

function nameOfEntry(): string | undefined {
  const name = (history.state as Record<string, unknown> | null)?.[NAME];
  return typeof name === 'string' ? name : undefined;
}

function readStored(): Record<string, number> {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '');
    return stored instanceof Object ? stored : {};
  } catch {
    return {};
  }
}
