/** The name of an entry, in the state of the history. */
const NAME = 'place';

const STORAGE_KEY = 'places';

/** What a reader has left on an entry of the history. */
interface Place {
  /** How far it is scrolled, in px. */
  top: number;
  /** The link that was followed from it: its address, and its position among the links to the same address. */
  link?: { href: string; nth: number };
}

/** By the name of the entry. */
let places: Record<string, Place> = {};
/** The entry whose page is shown. During a return the history is already at another one. */
let shown: string | undefined;

/**
 * Remember how far each entry of the history is scrolled, because a browser restores that before the page of the entry
 * is back, and which link was followed from it. When the reader leaves the document, the browser takes over the entry that is left. Another one, to which the
 * reader returns in a new document, is scrolled here.
 */
export function attachPlaces(signal: AbortSignal): void {
  places = readStored();
  if (history.scrollRestoration === 'manual') returnToPlace();
  else shown = nameOfEntry();
  if (shown !== undefined) takeOver();
  window.addEventListener(
    'scroll',
    () => {
      if (shown !== undefined) keepTop(shown);
    },
    { passive: true, signal },
  );
  window.addEventListener('pagehide', onHide, { signal });
  window.addEventListener(
    'pageshow',
    () => {
      if (shown !== undefined) takeOver();
    },
    { signal },
  );
}

function onHide(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(places));
    history.scrollRestoration = 'auto';
  } catch {
    // Storage is blocked or full: other entries begin at the top. Firefox refuses the other: the entry is scrolled here.
  }
}

/**
 * Another page is about to be shown. The first entry of a document has had no name until then.
 *
 * @param link The link that leads to it.
 */
export function keepPlace(link?: HTMLAnchorElement): void {
  if (shown === undefined && nameOfEntry() === undefined) {
    shown = String(Math.random());
    history.replaceState({ ...history.state, [NAME]: shown }, '');
    takeOver();
  }
  if (shown === undefined) return;
  const place = keepTop(shown);
  if (!link) return;
  const href = link.getAttribute('href') ?? '';
  place.link = { href, nth: linksTo(href).indexOf(link) };
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
  scrollTo({ top: placeOf(shown)?.top ?? 0, behavior: 'instant' });
}

/** Focus the link that was followed from this entry. Returns false if it no longer exists. */
export function focusFollowed(): boolean {
  const mark = placeOf(shown)?.link;
  const link = mark && linksTo(mark.href)[mark.nth];
  if (!link?.checkVisibility()) return false;
  link.focus({ preventScroll: true });
  return true;
}

function placeOf(name: string | undefined): Place | undefined {
  return name === undefined ? undefined : places[name];
}

function keepTop(name: string): Place {
  places[name] = { ...places[name], top: scrollY };
  return places[name];
}

function linksTo(href: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll('a')].filter((link) => link.getAttribute('href') === href);
}

/** Of the current entry, and of those made from here on. */
function takeOver(): void {
  history.scrollRestoration = 'manual';
}

function nameOfEntry(): string | undefined {
  const name = (history.state as Record<string, unknown> | null)?.[NAME];
  return typeof name === 'string' ? name : undefined;
}

function readStored(): Record<string, Place> {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '');
    return stored instanceof Object ? stored : {};
  } catch {
    return {};
  }
}
