/** By pointer, keyboard and touch. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'];

/** Listen for elements that the reader points at, focuses or touches, before they are used. */
export function onInterest(turnTo: (element: Element) => void, signal: AbortSignal): void {
  function onEvent({ target }: Event): void {
    if (target instanceof Element) turnTo(target);
  }
  for (const sign of SIGNS) document.addEventListener(sign, onEvent, { passive: true, signal });
}
