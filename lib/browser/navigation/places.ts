import { closestTo } from '../dom/closest';
import { revealTarget } from '../text/reveal';
import { focusPage } from './focus';
import { isPlainClick } from './internal-link';

/** The name of an entry, in the state of the history. */
const NAME = 'place';

const STORAGE_KEY = 'places';

/** What a reader types and chooses in the text. */
const FIELDS = 'main :is(input, select)';

/** What a reader has left on an entry of the history. */
interface Place {
  /** How far it is scrolled, in px. */
  top: number;
  /** The link that was followed from it: its address, and its position among the links to the same address. */
  link?: { href: string; nth: number };
  /** What is in the fields of the text. */
  values?: string[];
}

/** By the name of the entry. */
let places: Record<string, Place> = {};
/** The entry whose page is shown. During a return the history is already at another one. */
let shown: string;

/**
 * Keep the place of every entry of the history: how far it is scrolled, and which link was followed from it. A browser
 * restores only what it has loaded itself, before the page of the entry is back. When the reader leaves the document, the
 * browser takes over the entry that is left. Another one, to which the reader returns in a new document, is scrolled here.
 */
export function attachPlaces(signal: AbortSignal): void {
  places = readStored();
  findEntry();
  if (history.scrollRestoration === 'manual') scrollToPlace();
  let restoration = history.scrollRestoration;
  addEventListener('scroll', () => keep({ top: scrollY }), { passive: true, signal });
  document.addEventListener('click', onClick, { signal });
  addEventListener(
    'pagehide',
    () => {
      restoration = history.scrollRestoration;
      leaveToBrowser();
    },
    { signal },
  );
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) history.scrollRestoration = restoration;
    },
    { signal },
  );
}

function onClick(event: MouseEvent): void {
  const link = closestTo<HTMLAnchorElement>(event.target, 'a[href]');
  if (!link || !isPlainClick(event)) return;
  const href = link.getAttribute('href') ?? '';
  keep({ link: { href, nth: linksTo(href).indexOf(link) } });
  if (link.hash === '' || link.href !== location.href) return;
  // Following the same anchor again makes no entry, but browsers would clear the name of this one.
  event.preventDefault();
  revealTarget(true);
  focusPage();
}

function leaveToBrowser(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(places));
    history.scrollRestoration = 'auto';
  } catch {
    // Storage is blocked or full: other entries begin at the top. Firefox refuses the other: the entry is scrolled here.
  }
}

/** Prepare the entry that is shown for the return from another page. */
export function keepPlace(): void {
  keep({ top: scrollY, values: fields().map(({ value }) => value) });
  takeOver();
}

/**
 * Make an entry for a page, with its anchor as the target of styles.
 *
 * @param isReplacing Whether it takes the place of the entry that is shown.
 */
export function enter({ href, hash }: URL, isReplacing: boolean): void {
  history[isReplacing ? 'replaceState' : 'pushState']({ [NAME]: newName() }, '', href);
  if (hash.length > 1) {
    // Only a navigation of the browser sets the target, and its entry has no name.
    location.replace(hash);
    nameEntry();
  }
  takeOver();
}

/** Follow the history to another entry of the page that is shown. */
export function moveWithinPage(): void {
  const name = nameOfEntry();
  if (name === undefined) {
    // The reader has followed an anchor, to which the browser scrolls.
    nameEntry();
    takeOver();
    revealTarget(false);
  } else if (name !== shown) {
    shown = name;
    if (!focusFollowed()) focusPage();
    scrollToPlace();
  }
  // An open dialog has an entry of the same name.
}

/** The history has returned to an entry, whose page is in the document again. */
export function returnToPlace(): void {
  findEntry();
  const { values = [] } = places[shown] ?? {};
  for (const [index, field] of fields().entries()) field.value = values[index] ?? field.value;
  scrollToPlace();
}

function fields(): (HTMLInputElement | HTMLSelectElement)[] {
  return [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(FIELDS)];
}

function findEntry(): void {
  const name = nameOfEntry();
  if (name === undefined) nameEntry();
  else shown = name;
}

function scrollToPlace(): void {
  scrollTo({ top: places[shown]?.top ?? 0, behavior: 'instant' });
}

/** Focus the link that was followed from this entry. Returns false if it no longer exists. */
export function focusFollowed(): boolean {
  const mark = places[shown]?.link;
  const link = mark && linksTo(mark.href)[mark.nth];
  if (!link?.checkVisibility()) return false;
  link.focus({ preventScroll: true });
  return true;
}

function keep(part: Partial<Place>): void {
  places[shown] = { top: scrollY, ...places[shown], ...part };
}

function linksTo(href: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll('a')].filter((link) => link.getAttribute('href') === href);
}

/** Scroll the current entry, and those made from here on, in place of the browser. */
function takeOver(): void {
  history.scrollRestoration = 'manual';
}

function nameEntry(): void {
  history.replaceState({ ...history.state, [NAME]: newName() }, '');
}

/** The name of the entry that is shown from here on. */
function newName(): string {
  shown = String(Math.random());
  return shown;
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
