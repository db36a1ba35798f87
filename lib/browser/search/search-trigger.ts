import { withData } from '../../data-names';
import { queryFromSelection } from '../../search/query-text';
import { keepChoice, keptChoice } from '../dom/choices';
import { onInterest } from '../dom/interest';

/** What the shortcuts and buttons of the search control. */
interface SearchControl {
  isOpen(): boolean;
  /** @param query The first query: what the reader had selected, or nothing. */
  open(query: string): void;
  close(): void;
  /** The reader is about to search. */
  prepare(): void;
}

/** Stores whether `/` opens the search. */
const SLASH_KEY = 'search-slash-key';

const TRIGGER = `form${withData('searchTrigger')}`;

/** Elements in which a slash is typed text. */
const TYPING =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="listbox"]';

/**
 * Connect the search buttons of the page and the shortcuts with the search dialog. A trigger is a form
 * that leads to the search page; this opens the dialog in its place.
 */
export function attachTriggers(control: SearchControl, signal: AbortSignal): void {
  function onSubmit(event: SubmitEvent) {
    if (!(event.target instanceof Element) || !event.target.matches(TRIGGER)) return;
    event.preventDefault();
    control.open(selectedQuery());
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.isComposing || event.keyCode === 229 || event.repeat) return;
    const isToggle = isToggleKey(event);
    if (!isToggle && !isOpenKey(event)) return;
    if (control.isOpen()) {
      if (!isToggle) return;
      control.close();
    } else {
      // Another dialog is open.
      if (document.querySelector('dialog[open]')) return;
      control.open(selectedQuery());
    }
    event.preventDefault();
  }

  document.addEventListener('submit', onSubmit, { signal });
  document.addEventListener('keydown', onKeyDown, { signal });
  onInterest((element) => element.closest(TRIGGER) && control.prepare(), signal);
}

/** Describe to assistive technology what the buttons open, by which key, and whether it is open. */
export function describeTriggers(isOpen: boolean): void {
  for (const button of document.querySelectorAll(`${TRIGGER} button`)) {
    button.setAttribute('aria-haspopup', 'dialog');
    button.setAttribute('aria-expanded', String(isOpen));
    button.setAttribute('aria-keyshortcuts', isApple() ? 'Meta+K' : 'Control+K');
  }
}

/** Focus a visible search button or, without one, the main part of the page. */
export function focusTrigger(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>(`${TRIGGER} button`)];
  const visible = buttons.find((button) => button.getClientRects().length > 0);
  (visible ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
}

/** Does `/` open search? */
export function isSlashKeyOn(): boolean {
  return keptChoice(SLASH_KEY) !== 'off';
}

/** Switch `/` on or off. Readers who use speech input need to switch it off. */
export function setSlashKey(isOn: boolean): void {
  keepChoice(SLASH_KEY, isOn ? 'on' : 'off');
}

/** The pre-paint script sets the platform, which the hint on the button follows too. */
function isApple(): boolean {
  return document.documentElement.dataset.platform === 'apple';
}

/**
 * Ctrl or Cmd and K, on every platform: readers swap keyboards, and browsers do not always report the right platform.
 * On Apple platforms Ctrl-K deletes the rest of a line in a text field, and still does.
 */
function isToggleKey({ key, metaKey, ctrlKey, shiftKey, altKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() !== 'k' || metaKey === ctrlKey || shiftKey || altKey) return false;
  return metaKey || !isApple() || !isTyping(target);
}

/** Shift is allowed: many keyboards need it for a slash. */
function isOpenKey({ key, metaKey, ctrlKey, altKey, target }: KeyboardEvent): boolean {
  if (key !== '/' || metaKey || ctrlKey || altKey) return false;
  return !isTyping(target) && isSlashKeyOn();
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPING) !== null;
}

function selectedQuery(): string {
  return queryFromSelection(getSelection()?.toString() ?? '');
}
