import { atIdle } from '../at-idle';
import { announcePage, onPageShown } from '../page-shown';
import { haveComponentsFailed } from './failure';
import { keepFirstUse } from './first-use';
import { hasOwnComponents } from './page-framework';

/**
 * Make the components of a page alive when the browser is idle, or as soon as the reader uses one of them. What the reader
 * does before is handed on to them.
 */
export function attachOwnComponents(signal: AbortSignal): void {
  if (!hasOwnComponents()) return;
  // What waits for them starts after this.
  if (haveComponentsFailed()) {
    queueMicrotask(announcePage);
    return;
  }
  let isWanted = false;
  function load(): void {
    if (isWanted || signal.aborted) return;
    isWanted = true;
    import('./load-framework')
      .then(({ loadFramework }) => loadFramework())
      .catch((error) => {
        console.warn(error);
        announcePage();
      });
  }
  onPageShown(keepFirstUse(load, signal), signal);
  atIdle(load);
}
