import { dataAttribute } from '../../data-names';

/** Specified: a load that ends sooner shows no bar. */
const DELAY_MS = 200;
/** Specified: how long the bar takes to fill up and to disappear. */
const SPEED_MS = 200;

export interface ProgressBar {
  /** A page begins to load. */
  start(): void;
  /** The page is shown, or its load has failed. */
  stop(): void;
}

/**
 * The loading bar of slow navigations, a decoration. Styles animate it (see LoadingBar.module.css).
 *
 * @param bar Its `data-loading` is `on` while a page loads and `done` while the bar disappears.
 */
export function createProgressBar(bar: HTMLElement | null): ProgressBar {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    start() {
      clearTimeout(timer);
      timer = setTimeout(() => bar?.setAttribute(dataAttribute('loading'), 'on'), DELAY_MS);
    },
    stop() {
      clearTimeout(timer);
      if (!bar?.hasAttribute(dataAttribute('loading'))) return;
      bar.setAttribute(dataAttribute('loading'), 'done');
      timer = setTimeout(() => bar.removeAttribute(dataAttribute('loading')), SPEED_MS);
    },
  };
}
