import { withData } from '../../data-names';
import { closestTo } from '../dom/closest';

/** Specified: the page counts as scrolled from here on. */
const THRESHOLD_PX = 100;

/** Styles of the home page read it. */
const MARK = 'is-scrolled';

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
  addEventListener('scroll', update, { passive: true, signal });
  document.addEventListener('click', onClick, { signal });
}

/** Mark the body once the page is scrolled 100 px or more. */
export function attachScrollMark(signal: AbortSignal): void {
  const update = () => document.body.classList.toggle(MARK, scrollY >= THRESHOLD_PX);
  update();
  addEventListener('scroll', update, { passive: true, signal });
}
