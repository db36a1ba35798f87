/** Specified: a load that ends sooner shows no bar. */
const DELAY_MS = 200;
/** Specified: where the bar starts, how far it creeps and how often, as parts of its length. */
const MINIMUM = 0.08;
const TRICKLE_RATE = 0.02;
const TRICKLE_EVERY_MS = 800;
/** Specified: how long the bar takes to reach a new length, and to go. */
const SPEED_MS = 200;
/** The rest is for the moment when the page is there. */
const MOST = 0.994;

interface ProgressBar {
  /** A page begins to load. */
  start(): void;
  /** It is there, or will not come. */
  stop(): void;
}

/**
 * The loading bar over slow navigations: decoration, moved on the compositor.
 *
 * @param bar Hidden while it has no `data-loading`; its length is `--progress`, from 0 to 1. Without it
 *   nothing shows.
 */
export function createProgressBar(bar: HTMLElement | null): ProgressBar {
  let delay: ReturnType<typeof setTimeout> | undefined;
  let trickle: ReturnType<typeof setInterval> | undefined;
  let progress = 0;

  function show(length: number): void {
    progress = length;
    bar?.style.setProperty('--progress', String(length));
  }
  function clear(): void {
    clearTimeout(delay);
    clearInterval(trickle);
    delay = undefined;
  }

  return {
    start() {
      clear();
      delay = setTimeout(() => {
        show(MINIMUM);
        if (bar) bar.dataset['loading'] = 'on';
        trickle = setInterval(
          () => show(Math.min(MOST, progress + TRICKLE_RATE)),
          TRICKLE_EVERY_MS,
        );
      }, DELAY_MS);
    },
    stop() {
      clear();
      if (bar?.dataset['loading'] === undefined) return;
      show(1);
      setTimeout(() => delete bar.dataset['loading'], SPEED_MS);
    },
  };
}
