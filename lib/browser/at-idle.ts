/** How long the page may be busy before the work is done all the same. */
const PATIENCE_MS = 8000;

/** Do something once the browser has nothing else to do. */
export function atIdle(action: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: PATIENCE_MS });
  else setTimeout(action, PATIENCE_MS);
}
