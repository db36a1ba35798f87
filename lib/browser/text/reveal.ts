import { settleTabs, showPanel } from './tabs';

/**
 * Settle the tabs of a page that has just been rendered, and show the place that the address names. The
 * page may have been scrolled there before its parts took their place, so it is brought back into view.
 */
export function settlePage(): void {
  const hasSettled = settleTabs();
  revealTarget(hasSettled);
}

/** Show the place that a link on this page leads to, whatever hides it. */
export function attachReveal(signal: AbortSignal): void {
  window.addEventListener('hashchange', () => revealTarget(false), { signal });
}

/** @param hasMoved Has the page changed since the browser scrolled to the place? */
function revealTarget(hasMoved: boolean): void {
  const target = targetOfAddress();
  if (!target) return;
  const hasOpened = openAround(target);
  if (hasMoved || hasOpened) target.scrollIntoView({ behavior: 'instant' });
}

function targetOfAddress(): HTMLElement | null {
  try {
    const id = decodeURIComponent(location.hash.slice(1));
    return id === '' ? null : document.getElementById(id);
  } catch {
    // The address holds a stray percent sign.
    return null;
  }
}

/** Open every `details` and show every panel of tabs around an element. Was one closed? */
function openAround(element: HTMLElement): boolean {
  let hasOpened = false;
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement && !around.open) {
      around.open = true;
      hasOpened = true;
    } else if (around.getAttribute('role') === 'tabpanel' && around.hasAttribute('hidden')) {
      showPanel(around);
      hasOpened = true;
    }
  }
  return hasOpened;
}
