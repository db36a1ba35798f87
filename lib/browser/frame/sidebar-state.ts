import { withData } from '../../data-names';
import { closestTo } from '../dom/closest';
import {
  readSidebarState,
  restoreSidebar,
  SIDEBAR_KEY,
  type SidebarState,
  sidebarGroupKey,
} from '../first-frame/restore-sidebar';

const SIDEBAR = withData('pageList');

/** Remember which groups of the sidebar the reader opens and closes, and how far it is scrolled. */
export function attachSidebarState(signal: AbortSignal): void {
  function onToggle({ target }: Event) {
    if (!(target instanceof HTMLDetailsElement)) return;
    // A closed panel has no scroll offset; it gets its own when it opens.
    if (target.dataset.menu === 'bar') restoreSidebar();
  }
  // Not `toggle`, which a group that is inserted open fires too.
  function onClick({ target }: MouseEvent) {
    const group = closestTo(target, `${SIDEBAR} summary`)?.parentElement;
    if (!(group instanceof HTMLDetailsElement)) return;
    const state = readSidebarState();
    state.groups[sidebarGroupKey(group)] = !group.open;
    writeState(state);
  }
  function onScroll({ target }: Event) {
    if (!(target instanceof HTMLElement) || !target.matches(SIDEBAR)) return;
    writeState({ ...readSidebarState(), offset: target.scrollTop });
  }

  document.addEventListener('toggle', onToggle, { capture: true, signal });
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('scroll', onScroll, { capture: true, passive: true, signal });
}

function writeState(state: SidebarState): void {
  try {
    sessionStorage.setItem(SIDEBAR_KEY, JSON.stringify(state));
  } catch {
    // Storage is blocked or full: the next page starts with the defaults.
  }
}
