import { withData } from '../../data-names';

/** The key of the state in the storage of the tab. */
export const SIDEBAR_KEY = 'sidebar';

/** What a reader did to the sidebar in this tab. */
export interface SidebarState {
  offset: number;
  /** Open or closed by hand; see {@link sidebarGroupKey}. */
  groups: Record<string, boolean>;
}

/** The state that the last page of the tab has stored. */
export function readSidebarState(): SidebarState {
  try {
    const { offset = 0, groups = {} } = JSON.parse(sessionStorage.getItem(SIDEBAR_KEY) ?? '');
    if (groups instanceof Object) return { offset, groups };
  } catch {
    // Blocked, empty or invalid: as on the first page.
  }
  return { offset: 0, groups: {} };
}

/** Identifies a group on every page: the list it is in, its depth, and its first link. */
export function sidebarGroupKey(group: HTMLDetailsElement): string {
  const list = group.closest<HTMLElement>(withData('pageList'));
  let depth = 0;
  for (let outer = group.parentElement; outer && outer !== list; outer = outer.parentElement) {
    if (outer.tagName === 'DETAILS') depth += 1;
  }
  return [list?.dataset.pageList, depth, group.querySelector('a')?.pathname].join(' ');
}

/**
 * Restore the open groups and the scroll offset of the sidebar on a page that has just been rendered. The group of the
 * current page stays open, and its entry is scrolled into view without moving the page.
 */
export function restoreSidebar(): void {
  const { offset, groups } = readSidebarState();
  for (const sidebar of document.querySelectorAll<HTMLElement>(withData('pageList'))) {
    const entry = sidebar.querySelector('[aria-current="page"]');
    for (const group of sidebar.querySelectorAll('details')) {
      const isOpen = groups[sidebarGroupKey(group)];
      if (isOpen !== undefined && !group.contains(entry)) group.open = isOpen;
    }
    // Measuring a hidden sidebar, as on a phone, would lay out the whole page for nothing.
    if (sidebar.checkVisibility?.() === false) continue;
    sidebar.scrollTop = offset;
    if (!entry) continue;
    // Scroll the sidebar alone, and only as far as needed: its ends fade out.
    const fade = Number.parseFloat(getComputedStyle(sidebar).scrollPaddingTop) || 0;
    const frame = sidebar.getBoundingClientRect();
    const place = entry.getBoundingClientRect();
    const over = place.bottom - frame.bottom;
    if (place.top < frame.top + fade) {
      sidebar.scrollTop += place.top - frame.top - frame.height / 3;
    } else if (over > -fade) sidebar.scrollTop += over + frame.height / 3;
  }
}
