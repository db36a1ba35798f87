/*
 * What has to be right about tabs in the first frame. The functions also run as an inline script before
 * the body is parsed (see app/[locale]/layout), so each stands alone: no imports, nothing from this module.
 */

/** Show one tab of a group. The others wait to be found, by a search in the page or by a link. */
export function showTab(group: HTMLElement, value: string): void {
  for (const tab of group.querySelectorAll<HTMLElement>(
    ':scope > [role="tablist"] > [role="tab"]',
  )) {
    const isChosen = tab.dataset['value'] === value;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
  }
  for (const panel of group.querySelectorAll<HTMLElement>(':scope > [role="tabpanel"]')) {
    const isShown = panel.dataset['value'] === value;
    if (isShown) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', 'until-found');
    // Its box is still there, though nothing in it is.
    panel.ariaHidden = isShown ? null : 'true';
    // The panel takes the focus where nothing in it does.
    const hasStop = panel.querySelector('a[href], button, input, summary, [tabindex="0"]') !== null;
    if (isShown && !hasStop) panel.tabIndex = 0;
    else panel.removeAttribute('tabindex');
  }
}

/**
 * The tab that a group should show: the one with the place that the address names, else the one that a
 * query parameter of the name of the group asks for, else the stored one, else the one it shows. A value
 * that the group does not have is passed over.
 *
 * @param storedAs What is stored under a key.
 */
export function wantedTab(
  group: HTMLElement,
  storedAs = (key: string) => localStorage.getItem(key),
): string | undefined {
  const values: (string | undefined)[] = [];
  let shown: string | undefined;
  for (const tab of group.querySelectorAll<HTMLElement>(
    ':scope > [role="tablist"] > [role="tab"]',
  )) {
    values.push(tab.dataset['value']);
    if (tab.getAttribute('aria-selected') === 'true') shown = tab.dataset['value'];
  }
  let target: HTMLElement | null = null;
  try {
    target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    // The address holds a stray percent sign.
  }
  for (const panel of group.querySelectorAll<HTMLElement>(':scope > [role="tabpanel"]')) {
    if (target && panel.contains(target)) return panel.dataset['value'];
  }
  const name = group.dataset['tabs'];
  if (!name) return shown;
  let stored: string | null = null;
  try {
    stored = storedAs(`docs.tabs.${name}`);
  } catch {
    // Storage is blocked.
  }
  const asked = new URLSearchParams(location.search).get(name);
  for (const value of [asked, stored]) if (value !== null && values.includes(value)) return value;
  return shown;
}

/**
 * Set every group of tabs right as soon as the parser has made it, which is before it is painted, and show
 * what a search in the page finds in a panel, from now on.
 *
 * @param show {@link showTab}
 * @param wanted {@link wantedTab}
 */
export function settleWhileParsing(show: typeof showTab, wanted: typeof wantedTab): void {
  function settle() {
    // See giveUpOnScript: all panels are shown.
    if (!document.documentElement.dataset['script']) return;
    for (const group of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
      const value = wanted(group);
      if (value !== undefined) show(group, value);
    }
  }
  const observer = new MutationObserver(settle);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    settle();
    observer.disconnect();
  });
  document.addEventListener('beforematch', ({ target }) => {
    const panel =
      target instanceof HTMLElement && target.matches('[role="tabpanel"]') ? target : undefined;
    const group = panel?.closest<HTMLElement>('[data-tabs]');
    if (group) show(group, panel?.dataset['value'] ?? '');
  });
}
