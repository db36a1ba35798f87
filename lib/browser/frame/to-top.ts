import { withData } from '../../data-names';
import { closestTo } from '../dom/closest';

const BUTTON = withData('toTop');

/** Show the scroll-to-top button while the page is scrolled. It scrolls smoothly unless motion is reduced. */
export function attachToTop(signal: AbortSignal): void {
  function update() {
    const button = document.querySelector<HTMLElement>(BUTTON);
    if (button) button.hidden = scrollY <= 0;
  }
  function onClick({ target }: MouseEvent) {
    if (!closestTo(target, BUTTON)) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' });
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }

  update();
  window.addEventListener('scroll', update, { passive: true, signal });
  document.addEventListener('click', onClick, { signal });
}
