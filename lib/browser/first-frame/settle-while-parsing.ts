import { withData } from '../../data-names';
import { fitNavbar } from './navbar-fit';
import { restoreSidebar } from './restore-sidebar';
import { selectTab, wantedTab } from './tab-choice';

/**
 * Set the parts of a page right as soon as the parser has made them, which is before they are painted: every group of
 * tabs, and once what follows them is there, the navbar and the sidebar. What cannot be seen is left to the reading script.
 */
export function settleWhileParsing(): void {
  let isFrameSettled = false;
  function settle() {
    settleTabs();
    if (isFrameSettled || !document.getElementById('_content')) return;
    isFrameSettled = true;
    fitNavbar();
    restoreSidebar();
  }
  const observer = new MutationObserver(settle);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    settle();
    observer.disconnect();
  });
}

function settleTabs(): void {
  // See giveUpOnScript: all panels are shown.
  if (document.documentElement.dataset.script === undefined) return;
  for (const group of document.querySelectorAll<HTMLElement>(withData('tabs'))) {
    const value = wantedTab(group);
    if (value !== undefined) selectTab(group, value);
  }
}
