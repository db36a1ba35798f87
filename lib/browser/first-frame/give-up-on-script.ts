/**
 * Show the page as it is without script once a script of its own fails to load: what would do nothing is gone,
 * and every panel of tabs is shown. Once everything is connected (`data-script="connected"`), a script that
 * fails is one that was asked for later, and its caller deals with it.
 *
 * It runs as an inline script before all others, so it stands alone: no imports, nothing around it.
 */
export function giveUpOnScript(): void {
  function onError({ target }: Event): void {
    const { dataset } = document.documentElement;
    const isOwn = target instanceof HTMLScriptElement && target.src.includes('/_next/');
    if (!isOwn || dataset['script'] !== 'on') return;
    delete dataset['script'];
    for (const panel of document.querySelectorAll('[role="tabpanel"]')) {
      panel.removeAttribute('hidden');
      panel.removeAttribute('aria-hidden');
    }
  }
  // Errors of elements do not bubble.
  window.addEventListener('error', onError, true);
}
