import { withData } from '../../data-names';
import { keepChoice } from '../dom/choices';
import { closestTo } from '../dom/closest';
import { KEY_PREFIX, selectTab, wantedTab } from '../first-frame/tab-choice';

const GROUP = withData('tabs');
const TAB = `${GROUP} [role="tab"]`;
const PANEL = '[role="tabpanel"]';

/** Select the wanted tab in every group of a page that has just been rendered. Returns whether any changed. */
export function settleTabs(): boolean {
  let hasChanged = false;
  for (const [ordinal, group] of groupsOf().entries()) {
    namePanels(group, ordinal);
    const value = wantedTab(group);
    if (value === undefined) continue;
    hasChanged ||= shownTab(group)?.dataset.value !== value;
    showTab(group, value);
  }
  return hasChanged;
}

/** Show a panel in its group. This is not stored, because it is not a choice of the reader. */
export function showPanel(panel: HTMLElement): void {
  const group = groupAround(panel);
  if (group) showTab(group, panel.dataset.value ?? '');
}

/**
 * Connect the tabs of the page, now and after every navigation, with pointer and keyboard, with storage
 * and with the other open tabs of the browser.
 */
export function attachTabs(signal: AbortSignal): void {
  document.addEventListener('beforematch', onFound, { signal });
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('keydown', onKeyDown, { signal });
  addEventListener('storage', onStorage, { signal });
}

/** Find-in-page has found text in a hidden panel. */
function onFound({ target }: Event): void {
  if (target instanceof HTMLElement && target.matches(PANEL)) showPanel(target);
}

function onClick({ target }: MouseEvent): void {
  const tab = closestTo(target, TAB);
  if (tab) choose(tab);
}

function onKeyDown(event: KeyboardEvent): void {
  const tab = closestTo(event.target, TAB);
  if (!tab || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
  const tabs = tabsOf(groupAround(tab));
  const place = tabs.indexOf(tab);
  const index = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: -1 }[event.key];
  const next = index === undefined ? undefined : tabs.at(index % tabs.length);
  if (!next) return;
  event.preventDefault();
  choose(next);
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function onStorage({ key, newValue }: StorageEvent): void {
  if (!key?.startsWith(KEY_PREFIX) || newValue === null) return;
  showInGroups(key.slice(KEY_PREFIX.length), newValue);
}

/** Show a tab in all groups of its name. The clicked tab keeps its place in the window. */
function choose(tab: HTMLElement): void {
  const group = groupAround(tab);
  const value = tab.dataset.value;
  if (!group || value === undefined) return;
  const { top } = tab.getBoundingClientRect();
  const name = group.dataset.tabs;
  if (name) {
    showInGroups(name, value);
    keepChoice(KEY_PREFIX + name, value);
  } else {
    showTab(group, value);
  }
  scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
}

function showInGroups(name: string, value: string): void {
  for (const group of groupsOf()) {
    const hasValue = tabsOf(group).some(({ dataset }) => dataset.value === value);
    if (group.dataset.tabs === name && hasValue) showTab(group, value);
  }
}

/** Show one tab of a group, also to the keyboard and to assistive technology. */
function showTab(group: HTMLElement, value: string): void {
  selectTab(group, value);
  for (const tab of tabsOf(group)) tab.tabIndex = tab.dataset.value === value ? 0 : -1;
  for (const panel of panelsOf(group)) {
    const isShown = panel.dataset.value === value;
    // `until-found` hides the content of a panel, but not its box.
    panel.ariaHidden = isShown ? null : 'true';
    // A panel without focusable content is focusable itself.
    const hasStop = panel.querySelector('a[href], button, input, summary, [tabindex="0"]') !== null;
    if (isShown && !hasStop) panel.tabIndex = 0;
    else panel.removeAttribute('tabindex');
  }
}

/** Connect the tabs of a group with their panels for assistive technology. */
function namePanels(group: HTMLElement, ordinal: number): void {
  const panels = panelsOf(group);
  for (const [index, tab] of tabsOf(group).entries()) {
    tab.id = `_tab-${ordinal}-${index}`;
    const panel = panels[index];
    if (!panel) continue;
    panel.id = `_panel-${ordinal}-${index}`;
    panel.setAttribute('aria-labelledby', tab.id);
    tab.setAttribute('aria-controls', panel.id);
  }
}

function groupsOf(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(GROUP)];
}

function groupAround(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>(GROUP);
}

function tabsOf(group: HTMLElement | null): HTMLElement[] {
  const tabs = group?.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]');
  return [...(tabs ?? [])];
}

function panelsOf(group: HTMLElement): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(`:scope > ${PANEL}`)];
}

function shownTab(group: HTMLElement): HTMLElement | undefined {
  return tabsOf(group).find((tab) => tab.getAttribute('aria-selected') === 'true');
}
