/** A pointer or a focus that only passes does not stay this long. */
const REST_MS = 60;

/** By pointer, keyboard and touch. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'];

/** Listen for elements that the reader rests on, focuses or touches, before they are used. */
export function onInterest(turnTo: (element: Element) => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function onEvent({ type, target }: Event): void {
    clearTimeout(timer);
    if (!(target instanceof Element)) return;
    if (type === 'touchstart') turnTo(target);
    else timer = setTimeout(turnTo, REST_MS, target);
  }
  for (const sign of SIGNS) document.addEventListener(sign, onEvent, { passive: true, signal });
}
