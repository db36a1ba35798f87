import { coverPage } from '../frame/cover';

const FOCUSABLE = 'input, button, select, textarea, a[href]';

/**
 * Open a `dialog` that covers the page and keep the focus in it: Tab wraps around, Escape and a press outside ask to
 * close. On small screens the dialog fills the part of the window that the on-screen keyboard leaves free. `showModal`
 * would make the page inert before the dialog is seen; see coverPage.
 *
 * @param onClose The reader wants to leave.
 * @param onEscape Called for the Escape key instead, if given.
 * @returns Closes it; the focus goes back to where it was.
 */
export function openModal(
  dialog: HTMLDialogElement,
  onClose: () => void,
  onEscape = onClose,
): () => void {
  const opening = new AbortController();
  const { signal } = opening;
  const before = document.activeElement;
  let isPressOutside = false;
  const isInside = (target: EventTarget | null) => dialog.contains(target as Node | null);
  function onPointerDown({ target }: Event) {
    isPressOutside = !isInside(target);
  }
  function onClick({ target }: Event) {
    if (isPressOutside && !isInside(target)) onClose();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.isComposing || event.keyCode === 229) return;
    if (event.key === 'Tab') wrapFocus(event, dialog);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onEscape();
  }

  followVisualViewport(dialog, signal);
  dialog.show();
  coverPage();
  document.addEventListener('pointerdown', onPointerDown, { signal });
  document.addEventListener('click', onClick, { signal });
  // On the document, because the focus may be on the body.
  document.addEventListener('keydown', onKeyDown, { signal });
  return () => {
    opening.abort();
    dialog.close();
    coverPage();
    // The browser cannot: it was inert.
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
}

function wrapFocus(event: KeyboardEvent, dialog: HTMLElement): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
  );
  const [first] = stops;
  const last = stops.at(-1);
  const { activeElement } = document;
  const isInside = dialog.contains(activeElement);
  const isAtEnd = activeElement === (event.shiftKey ? first : last);
  if (isInside && !isAtEnd) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** Tell the styles how much of the window can be seen, and where it begins. */
function followVisualViewport(dialog: HTMLElement, signal: AbortSignal): void {
  const viewport = window.visualViewport;
  if (!viewport) return;
  const shown = viewport;
  function update() {
    dialog.style.setProperty('--visible-height', `${shown.height}px`);
    dialog.style.setProperty('--visible-top', `${shown.offsetTop}px`);
  }
  update();
  shown.addEventListener('resize', update, { signal });
  shown.addEventListener('scroll', update, { signal });
}
