import { dataAttribute, withData } from '../../data-names';
import { closestTo } from '../dom/closest';
import { throttle } from '../dom/throttle';

/** Specified: the navbar follows the scroll position at most this often. */
const UPDATE_EVERY_MS = 200;

const NAVBAR = `header${withData('hides')}`;

/**
 * Hide the navbar while the reader scrolls down and show it again on the way up, if the site is configured so
 * (`hideNavbar: 'auto'`). The navbar stays while it is in use.
 */
export function attach(signal: AbortSignal): void {
  let last = scrollY;
  const update = throttle(
    () => {
      const navbar = document.querySelector<HTMLElement>(NAVBAR);
      const isDown = scrollY > last && scrollY > (navbar?.offsetHeight ?? 0);
      last = scrollY;
      if (!navbar) return;
      const isInUse = navbar.matches(':has(:focus-visible), :has(details[open])');
      document.documentElement.toggleAttribute(dataAttribute('navbarAway'), isDown && !isInUse);
    },
    UPDATE_EVERY_MS,
    signal,
  );
  function onFocusIn({ target }: FocusEvent): void {
    if (closestTo(target, NAVBAR)) bringBack();
  }

  addEventListener('scroll', update, { passive: true, signal });
  document.addEventListener('focusin', onFocusIn, { signal });
  signal.addEventListener('abort', bringBack);
}

function bringBack(): void {
  document.documentElement.removeAttribute(dataAttribute('navbarAway'));
}
