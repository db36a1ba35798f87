import { coverPage } from '../frame/cover';

const FOCUSABLE = 'input, button, a[href]';

/**
 * Open a `dialog` that covers the page and keep the focus in it: Tab wraps around, Escape and a press outside ask to
 * close. On small screens the dialog fills the part of the window that the on-screen keyboard leaves free. `showModal`
 * would make the page inert before the dialog is seen; see coverPage.
 *
 * @param onClose The reader wants to leave.
 * @returns Closes it; the focus goes back to where it was.
 */
export function openModal(dialog: HTMLDialogElement, onClose: () => void): () => void {
  const opening = new AbortController();
  const { signal } = opening;
  const before = document.activeElement as HTMLElement | null;
  let isPressOutside = false;
  const isOutside = ({ target }: Event) => !dialog.contains(target as Node);
  function onPointerDown(event: Event) {
    isPressOutside = isOutside(event);
  }
  function onClick(event: Event) {
    if (isPressOutside && isOutside(event)) onClose();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.isComposing || event.keyCode === 229) return;
    if (event.key === 'Tab') wrapFocus(event, dialog);
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    }
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
    before?.focus({ preventScroll: true });
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
  const shown = window.visualViewport;
  if (!shown) return;
  const update = () => {
    dialog.style.setProperty('--visible-height', `${shown.height}px`);
    dialog.style.setProperty('--visible-top', `${shown.offsetTop}px`);
  };
  update();
  shown.addEventListener('resize', update, { signal });
  shown.addEventListener('scroll', update, { signal });
}
