import { keepChoice, keptChoice } from '../choices';
import { selectTab, wantedTab } from '../first-frame/tab-choice';

/** Before the id of a group. `wantedTab` reads it too. */
const KEY_PREFIX = 'docs.tabs.';

const GROUP = '[data-tabs]';
const TAB = '[role="tab"]';
const PANEL = '[role="tabpanel"]';

/** Make the groups of a page that has just been rendered show what is wanted. Did that change any? */
export function settleTabs(): boolean {
  let hasChanged = false;
  for (const [ordinal, group] of groupsOf().entries()) {
    namePanels(group, ordinal);
    const value = wantedTab(group, keptChoice);
    if (value === undefined) continue;
    hasChanged ||= shownTab(group)?.dataset['value'] !== value;
    showTab(group, value);
  }
  return hasChanged;
}

/** Show a panel in its group, without storing that: nobody chose it. */
export function showPanel(panel: HTMLElement): void {
  const group = groupAround(panel);
  if (group) showTab(group, panel.dataset['value'] ?? '');
}

/**
 * Connect the tabs of the page, now and after every navigation, with pointer and keyboard, with storage
 * and with the other open tabs of the browser.
 */
export function attachTabs(signal: AbortSignal): void {
  document.addEventListener('beforematch', onFound, { signal });
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('keydown', onKeyDown, { signal });
  window.addEventListener('storage', onStorage, { signal });
}

/** A search in the page has found something in a panel. */
function onFound({ target }: Event): void {
  if (target instanceof HTMLElement && target.matches(PANEL)) showPanel(target);
}

function onClick({ target }: MouseEvent): void {
  const tab = tabAround(target);
  if (tab) choose(tab);
}

function onKeyDown(event: KeyboardEvent): void {
  const tab = tabAround(event.target);
  if (!tab || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
  const tabs = tabsOf(groupAround(tab));
  const step = stepOf(event.key, getComputedStyle(tab).direction === 'rtl');
  const index = step === undefined ? edgeOf(event.key, tabs.length) : tabs.indexOf(tab) + step;
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

/** Show a tab, and that of all groups of its name. What was clicked stays where it was on the screen. */
function choose(tab: HTMLElement): void {
  const group = groupAround(tab);
  const value = tab.dataset['value'];
  if (!group || value === undefined) return;
  const { top } = tab.getBoundingClientRect();
  const name = group.dataset['tabs'];
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
    const hasValue = tabsOf(group).some(({ dataset }) => dataset['value'] === value);
    if (group.dataset['tabs'] === name && hasValue) showTab(group, value);
  }
}

/** Show one tab of a group, to the keyboard and to readers by ear too. */
function showTab(group: HTMLElement, value: string): void {
  selectTab(group, value);
  for (const tab of tabsOf(group)) tab.tabIndex = tab.dataset['value'] === value ? 0 : -1;
  for (const panel of panelsOf(group)) {
    const isShown = panel.dataset['value'] === value;
    // The box of a panel that waits to be found is still there, though nothing in it is.
    panel.ariaHidden = isShown ? null : 'true';
    // The panel takes the focus where nothing in it does.
    const hasStop = panel.querySelector('a[href], button, input, summary, [tabindex="0"]') !== null;
    if (isShown && !hasStop) panel.tabIndex = 0;
    else panel.removeAttribute('tabindex');
  }
}

/** Connect the tabs of a group with their panels, for readers by ear. */
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

/** Arrows step, and wrap around. */
function stepOf(key: string, isMirrored: boolean): number | undefined {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  return step !== undefined && isMirrored ? -step : step;
}

function edgeOf(key: string, length: number): number | undefined {
  return { Home: 0, End: length - 1 }[key];
}

function groupsOf(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(GROUP)];
}

function groupAround(element: Element | undefined): HTMLElement | null {
  return element?.closest<HTMLElement>(GROUP) ?? null;
}

function tabAround(target: EventTarget | null): HTMLElement | undefined {
  const tab = target instanceof Element ? target.closest<HTMLElement>(`${GROUP} ${TAB}`) : null;
  return tab ?? undefined;
}

function tabsOf(group: HTMLElement | null): HTMLElement[] {
  return [...(group?.querySelectorAll<HTMLElement>(`:scope > [role="tablist"] > ${TAB}`) ?? [])];
}

function panelsOf(group: HTMLElement): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(`:scope > ${PANEL}`)];
}

function shownTab(group: HTMLElement): HTMLElement | undefined {
  return tabsOf(group).find((tab) => tab.getAttribute('aria-selected') === 'true');
}
