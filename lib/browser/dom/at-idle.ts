/** What the browser does when idle is done after this time even if it is still busy. */
const PATIENCE_MS = 8000;

/** Do something once the page has loaded and the browser has nothing else to do. */
export function atIdle(action: () => void): void {
  if (document.readyState !== 'complete') {
    addEventListener('load', () => atIdle(action), { once: true });
  } else if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: PATIENCE_MS });
  else setTimeout(action, PATIENCE_MS);
}
