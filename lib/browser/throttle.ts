/** A function that runs at most once per interval. */
interface Throttled {
  (): void;
  /** Cancel a run that is still due. */
  cancel(): void;
}

/** Run at once, then at most every `intervalMs` while calls keep coming; the last call is never lost. */
export function throttle(action: () => void, intervalMs: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWaiting = false;

  function run(): void {
    isWaiting = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (isWaiting) run();
    }, intervalMs);
    action();
  }

  function throttled(): void {
    if (timer === undefined) run();
    else isWaiting = true;
  }
  throttled.cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    isWaiting = false;
  };
  return throttled;
}
