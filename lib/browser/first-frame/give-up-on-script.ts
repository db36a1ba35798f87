import { READING_FOLDER } from '../../reading-script';

/**
 * Show the page as it is without script once the reading script, or a part that it needs to start, does not come or
 * breaks: what would do nothing is gone, and every panel of tabs is shown. After its start (`data-script="connected"`) a
 * script that fails is one that was asked for later, and its caller deals with it.
 */
export function giveUpOnScript(): void {
  function onError(event: Event): void {
    const { dataset } = document.documentElement;
    const { target } = event;
    const source =
      target instanceof HTMLScriptElement ? target.src : (event as Partial<ErrorEvent>).filename;
    // For an error of JSON.parse, Chromium names the page in place of the script.
    const isOurs = source?.includes(READING_FOLDER) || source === location.href.split('#')[0];
    if (!isOurs || dataset['script'] !== 'on') return;
    delete dataset['script'];
    for (const panel of document.querySelectorAll('[role="tabpanel"]')) {
      panel.removeAttribute('hidden');
      panel.removeAttribute('aria-hidden');
    }
  }
  // Errors of elements do not bubble.
  window.addEventListener('error', onError, true);
}
