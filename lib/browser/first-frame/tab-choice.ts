/** Show one tab of a group. The others wait to be found, by a search in the page or by a link. */
export function selectTab(group: HTMLElement, value: string): void {
  const tabs = group.querySelector('[role="tablist"]')?.children ?? [];
  for (const tab of tabs as Iterable<HTMLElement>) {
    tab.setAttribute('aria-selected', String(tab.dataset['value'] === value));
  }
  for (const panel of group.querySelectorAll<HTMLElement>(':scope > [role="tabpanel"]')) {
    if (panel.dataset['value'] === value) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', 'until-found');
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
  const parts = [...group.children] as HTMLElement[];
  const tabs = [...(group.querySelector('[role="tablist"]')?.children ?? [])] as HTMLElement[];
  const name = group.dataset['tabs'];
  let target: HTMLElement | null = null;
  let stored: string | null = null;
  try {
    stored = storedAs(`docs.tabs.${name}`);
  } catch {
    // Storage is blocked.
  }
  try {
    target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    // The address holds a stray percent sign.
  }
  const panel = parts.find((part) => part.contains(target));
  const asked = name ? [new URLSearchParams(location.search).get(name), stored] : [];
  const wanted = [panel?.dataset['value'], ...asked]
    .map((value) => tabs.find(({ dataset }) => dataset['value'] === value))
    .find((tab) => tab);
  const shown = tabs.find((tab) => tab.matches('[aria-selected="true"]'));
  return (wanted ?? shown)?.dataset['value'];
}
