/** The action runs after this time even if the page is still busy. */
const PATIENCE_MS = 8000;

/** Do something once the browser has nothing else to do. */
export function atIdle(action: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: PATIENCE_MS });
  else setTimeout(action, PATIENCE_MS);
}
