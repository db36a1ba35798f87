import { decodeOrKeep } from '../../paths';
import { settleTabs, showPanel } from './tabs';

/** Select the tabs of a page that has just been rendered, and reveal the target of the address. */
export function settlePage(): void {
  revealTarget(settleTabs());
}

/**
 * Open what hides the target of the address.
 *
 * @param hasMoved Whether the layout has changed since the browser scrolled to the target.
 */
export function revealTarget(hasMoved: boolean): void {
  const id = decodeOrKeep(location.hash.slice(1));
  const target = id === '' ? null : document.getElementById(id);
  if (!target) return;
  const hasOpened = openAround(target);
  if (hasMoved || hasOpened) target.scrollIntoView({ behavior: 'instant' });
}

/** Open every `details` and show every panel of tabs around an element. Returns whether one was closed. */
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
