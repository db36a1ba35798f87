import { closestTo } from '../closest';
import { isReachable } from './recovery';

/** Loads pages as new documents. */
interface DocumentLoads {
  /** Load a page as soon as the host answers. */
  load(url: string): Promise<void>;
  /** Say that a page cannot be loaded. */
  fail(url: string): void;
  /** Has the host answered for this page? */
  isAllowed(url: string): boolean;
}

/**
 * Keep the current page when the next document cannot be loaded; the browser would replace it with an error. The page
 * shows a message with a button to try again.
 *
 * @param onFail Called when a load has failed.
 */
export function watchDocumentLoads(signal: AbortSignal, onFail?: () => void): DocumentLoads {
  let failed: string | undefined;
  let allowed: string | undefined;

  function fail(url: string): void {
    failed = url;
    onFail?.();
    showFailure(true);
  }
  async function load(url: string): Promise<void> {
    showFailure(false);
    if (!(await isReachable(url))) return fail(url);
    allowed = url;
    location.assign(url);
  }
  function onClick({ target }: MouseEvent): void {
    const action = closestTo(target, '[data-load]')?.dataset['load'];
    if (action === 'dismiss') showFailure(false);
    if (action === 'retry' && failed) void load(failed);
  }
  document.addEventListener('click', onClick, { signal });
  return { load, fail, isAllowed: (url) => url === allowed };
}

/** Show or hide the message that a page cannot be loaded; see LoadFailure. */
export function showFailure(isShown: boolean): void {
  const notice = document.querySelector<HTMLElement>('[data-load-failure]');
  if (notice) notice.hidden = !isShown;
}
