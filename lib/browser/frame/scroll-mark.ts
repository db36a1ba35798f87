/** Specified: the page counts as scrolled from here on. */
const THRESHOLD_PX = 100;

/** Styles of the home page read it. */
const MARK = 'is-scrolled';

/** Mark the body once the page is scrolled 100 px or more. */
export function attachScrollMark(signal: AbortSignal): void {
  const update = () => document.body.classList.toggle(MARK, scrollY >= THRESHOLD_PX);
  update();
  window.addEventListener('scroll', update, { passive: true, signal });
}
