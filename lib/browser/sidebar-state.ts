const STORAGE_KEY = 'sidebar';
const SIDEBAR = '[data-sidebar]';

/** What a reader did to the sidebar in this tab. Groups go by their place: `0/2` is the third in the first. */
interface SidebarState {
  offset: number;
  /** Open or closed by hand. */
  groups: Record<string, boolean>;
}

/**
 * Put the sidebar of a page that has just been rendered into the state in which the reader left the
 * last one: open groups and scroll offset. The group of the page shown stays open, and its entry is
 * brought into view without moving the page.
 */
export function restoreSidebar(): void {
  const state = readState();
  for (const sidebar of document.querySelectorAll<HTMLElement>(SIDEBAR)) {
    for (const [key, group] of groupsIn(sidebar)) {
      const isOpen = state.groups[key];
      if (isOpen !== undefined && !holdsCurrent(group)) group.open = isOpen;
    }
    sidebar.scrollTop = state.offset;
    showCurrent(sidebar);
  }
}

/**
 * Remember what the reader does to the sidebar.
 *
 * @returns Ends it.
 */
export function attachSidebarState(): () => void {
  function onToggle({ target }: Event) {
    const sidebar = target instanceof Element ? target.closest<HTMLElement>(SIDEBAR) : null;
    if (!sidebar) return;
    const entry = groupsIn(sidebar).find(([, group]) => group === target);
    if (!entry) return;
    const state = readState();
    state.groups[entry[0]] = entry[1].open;
    writeState(state);
  }
  function onScroll({ target }: Event) {
    if (!(target instanceof HTMLElement) || !target.matches(SIDEBAR)) return;
    writeState({ ...readState(), offset: target.scrollTop });
  }

  document.addEventListener('toggle', onToggle, true);
  document.addEventListener('scroll', onScroll, { capture: true, passive: true });
  return () => {
    document.removeEventListener('toggle', onToggle, true);
    document.removeEventListener('scroll', onScroll, true);
  };
}

function groupsIn(sidebar: HTMLElement): [key: string, group: HTMLDetailsElement][] {
  const groups = [...sidebar.querySelectorAll('details')];
  return groups.map((group, index) => [`${sidebar.dataset['sidebar']}/${index}`, group]);
}

function holdsCurrent(group: HTMLElement): boolean {
  return group.querySelector('[aria-current="page"]') !== null;
}

/** Scroll the sidebar alone, and only as far as needed. */
function showCurrent(sidebar: HTMLElement): void {
  const entry = sidebar.querySelector('[aria-current="page"]');
  if (!entry) return;
  const frame = sidebar.getBoundingClientRect();
  const { top, bottom } = entry.getBoundingClientRect();
  if (top < frame.top) sidebar.scrollTop += top - frame.top - frame.height / 3;
  else if (bottom > frame.bottom) sidebar.scrollTop += bottom - frame.bottom + frame.height / 3;
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
    // Blocked or full: the next page starts anew.
  }
}
