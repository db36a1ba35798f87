/**
 * Run at once, then at most every `intervalMs` while calls keep coming; the last call is never lost.
 *
 * @param signal Cancels a run that is still due.
 */
export function throttle(action: () => void, intervalMs: number, signal: AbortSignal): () => void {
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

  signal.addEventListener('abort', () => clearTimeout(timer));
  return () => {
    if (timer === undefined) run();
    else isWaiting = true;
  };
}
