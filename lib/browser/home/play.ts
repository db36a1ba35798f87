import { withData } from '../../data-names';
import { secondsText } from '../../seconds-text';

const BUILDS = ['before', 'after'] as const;

/** How long the end of a build is seen before the next one starts. */
const PAUSE_MS = 800;

/** How long a map is seen before the next. */
const REST_MS = 2000;

/** How much of the card has to be seen. */
const SEEN = 0.6;

/** A home page that is shown again does not play again. */
let hasPlayed = false;

/**
 * Play the builds on the card of the home page in real time, once it is seen: the lanes fill, a counter counts, the second
 * build follows by itself, and then the maps of both. A choice of the reader ends it, and one of a view begins with the first
 * build. With reduced motion nothing moves, and both builds are shown.
 */
export function attach(signal: AbortSignal): void {
  const card = document.querySelector<HTMLElement>(withData('play'));
  if (!card) return;
  let end = new AbortController();
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      hasPlayed = true;
      play();
    },
    { threshold: SEEN },
  );

  async function play(): Promise<void> {
    stop();
    end = new AbortController();
    const { signal: ended } = end;
    choose('time');
    for (const build of BUILDS) {
      choose(build);
      await run(card?.querySelector(withData('panel', `time ${build}`)), ended);
      if (ended.aborted) return;
    }
    for (const build of BUILDS) {
      await rest(ended);
      if (ended.aborted) return;
      choose('size');
      choose(build);
    }
  }

  /** An animation of nothing is a timer that ends with the others. */
  async function rest(ended: AbortSignal): Promise<void> {
    const timer = card?.animate([], REST_MS);
    ended.addEventListener('abort', () => timer?.cancel());
    await timer?.finished.catch(() => undefined);
  }

  /** Changes by script send no event. */
  function choose(value: string): void {
    const input = card?.querySelector<HTMLInputElement>(`input[value="${value}"]`);
    if (input) input.checked = true;
  }

  function stop(): void {
    observer.disconnect();
    end.abort();
  }

  card.addEventListener(
    'change',
    ({ target }) => {
      stop();
      if (target instanceof HTMLInputElement && target.name === '_view') choose('before');
    },
    { signal },
  );
  card.querySelector(withData('replay'))?.addEventListener('click', play, { signal });
  signal.addEventListener('abort', stop);
  if (!hasPlayed && !matchMedia('(prefers-reduced-motion: reduce)').matches) observer.observe(card);
}

/** Fill the lanes of a build for as long as it took, and let a line and a counter go with them. */
async function run(panel: HTMLElement | null | undefined, ended: AbortSignal): Promise<void> {
  const [bars, playhead, counter] = ['canvas', 'playhead', 'counter'].map((name) =>
    panel?.querySelector(withData(name as 'canvas')),
  );
  if (!panel || !bars || !playhead || !counter) return;
  const [ms = 0, max = 0] = (panel.dataset.ms ?? '').split(' ').map(Number);
  const share = (ms / max) * 100;
  const timing: KeyframeAnimationOptions = {
    duration: ms,
    delay: PAUSE_MS,
    fill: 'backwards',
  };
  const fill = bars.animate(
    { clipPath: ['inset(0 100% 0 0)', `inset(0 ${100 - share}% 0 0)`] },
    timing,
  );
  // In units of the panel: a line as wide as the lanes would make the page wider on its way.
  const line = playhead.animate({ translate: ['0', `${share}cqi`], opacity: [1, 1] }, timing);
  // Until the end a lane has no time yet, or it would be longer than what the counter counts.
  const times = [...panel.querySelectorAll('li > b:last-child')].map((time) =>
    time.animate({ opacity: [0, 0, 1], offset: [0, 0.95] }, timing),
  );
  ended.addEventListener('abort', () => {
    for (const animation of [fill, line, ...times]) animation.cancel();
  });
  const whole = counter.textContent;
  let frame = 0;
  function count(): void {
    const now = Math.max(0, Number(fill.currentTime) - PAUSE_MS);
    if (counter) counter.textContent = secondsText(now, 1);
    frame = requestAnimationFrame(count);
  }
  count();
  await fill.finished.catch(() => undefined);
  cancelAnimationFrame(frame);
  counter.textContent = whole;
}
