import { decodeOrKeep } from '../../paths';
import { keptChoice } from '../dom/choices';

/** Before the name of a group, in local storage. */
export const KEY_PREFIX = 'docs.tabs.';

/** Show one tab of a group. The others are hidden until find-in-page or a link reveals them. */
export function selectTab(group: HTMLElement, value: string): void {
  const tabs = group.querySelector('[role="tablist"]')?.children ?? [];
  for (const tab of tabs as Iterable<HTMLElement>) {
    tab.setAttribute('aria-selected', String(tab.dataset.value === value));
  }
  for (const panel of group.querySelectorAll<HTMLElement>(':scope > [role="tabpanel"]')) {
    if (panel.dataset.value === value) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', 'until-found');
  }
}

/**
 * The tab that a group should show: the one with the target of the address, else the one in the query parameter named
 * after the group, else the stored one, else the one it shows. A value that the group does not have is ignored.
 */
export function wantedTab(group: HTMLElement): string | undefined {
  const parts = [...group.children] as HTMLElement[];
  const tabs = [...(group.querySelector('[role="tablist"]')?.children ?? [])] as HTMLElement[];
  const name = group.dataset.tabs;
  const target = document.getElementById(decodeOrKeep(location.hash.slice(1)));
  const wanted = [parts.find((part) => part.contains(target))?.dataset.value];
  if (name) {
    wanted.push(new URLSearchParams(location.search).get(name) ?? undefined);
    wanted.push(keptChoice(KEY_PREFIX + name) ?? undefined);
  }
  const values = tabs.map(({ dataset }) => dataset.value);
  const shown = tabs.find((tab) => tab.matches('[aria-selected="true"]'));
  return (
    wanted.find((value) => value !== undefined && values.includes(value)) ?? shown?.dataset.value
  );
}
