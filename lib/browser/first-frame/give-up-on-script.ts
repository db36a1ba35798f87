import { READING_FOLDER } from '../../reading-script';

/**
 * Show the page as it is without script if the reading script, or a part that it needs to start, fails to load or throws:
 * controls that would do nothing are hidden, and every panel of tabs is shown. Once it has started
 * (`data-connected`), a script that fails was requested later, and its caller handles that.
 */
export function giveUpOnScript(): void {
  function onError(event: Event): void {
    const { dataset } = document.documentElement;
    const { target } = event;
    const source =
      target instanceof HTMLScriptElement ? target.src : (event as Partial<ErrorEvent>).filename;
    // For an error of JSON.parse, Chromium names the page in place of the script.
    const isOurs = source?.includes(READING_FOLDER) || source === location.href.split('#')[0];
    if (!isOurs || dataset.connected !== undefined) return;
    delete dataset.script;
    for (const panel of document.querySelectorAll('[role="tabpanel"]')) {
      panel.removeAttribute('hidden');
      panel.removeAttribute('aria-hidden');
    }
  }
  // Errors of elements do not bubble.
  addEventListener('error', onError, true);
}
