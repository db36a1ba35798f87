import { restoreSidebar, type SidebarState, sidebarGroupKey } from '../first-frame/restore-sidebar';

/** `restoreSidebar` reads it too. */
const STORAGE_KEY = 'sidebar';
const SIDEBAR = '[data-page-list]';

/** Remember what the reader does to the sidebar. */
export function attachSidebarState(signal: AbortSignal): void {
  function onToggle({ target }: Event) {
    const sidebar = target instanceof Element ? target.closest<HTMLElement>(SIDEBAR) : null;
    // A closed panel has no scroll offset; it gets its own once it opens.
    if (!sidebar && target instanceof Element && target.matches('[data-menu="bar"]'))
      restoreSidebar();
    if (!sidebar || !(target instanceof HTMLDetailsElement)) return;
    const state = readState();
    state.groups[sidebarGroupKey(target)] = target.open;
    writeState(state);
  }
  function onScroll({ target }: Event) {
    if (!(target instanceof HTMLElement) || !target.matches(SIDEBAR)) return;
    writeState({ ...readState(), offset: target.scrollTop });
  }

  document.addEventListener('toggle', onToggle, { capture: true, signal });
  document.addEventListener('scroll', onScroll, { capture: true, passive: true, signal });
}

function readState(): SidebarState {
  try {
    const state: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '');
    if (isState(state)) return state;
  } catch {
    // Blocked, empty or nonsense: as on the first page.
  }
  return { offset: 0, groups: {} };
}

function isState(value: unknown): value is SidebarState {
  const { offset, groups } = (value ?? {}) as Partial<SidebarState>;
  return typeof offset === 'number' && typeof groups === 'object' && groups !== null;
}

function writeState(state: SidebarState): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(state));
  } catch {
    // Storage is blocked or full: the next page starts with the defaults.
  }
}
