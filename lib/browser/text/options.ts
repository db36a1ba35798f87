import { withData } from '../../data-names';
import { fillText } from '../../fill-text';

/** Whether a row has what a control asks for, by the name of the control. An empty value asks for nothing. */
const FILTERS: Readonly<Record<string, (row: HTMLElement, value: string) => boolean>> = {
  name: (row, value) => {
    const name = row.querySelector('th')?.textContent?.toLowerCase() ?? '';
    return value
      .toLowerCase()
      .split(/\s+/)
      .every((word) => name.includes(word));
  },
  kind: ({ dataset }, value) => dataset.kind?.split(' ').includes(value) ?? false,
  default: ({ dataset }, value) => dataset.default === value,
  // An option of unknown age is in every version.
  version: ({ dataset: { version, removed } }, value) =>
    (!version || compare(version, value) <= 0) && (!removed || compare(removed, value) > 0),
};

function compare(version: string, other: string): number {
  return version.localeCompare(other, 'en', { numeric: true });
}

/** Filter the table of options while a reader types and chooses, and say how many are left. */
export function attach(signal: AbortSignal): void {
  const root = document.querySelector<HTMLElement>(withData('options'));
  const filters = root?.querySelector('fieldset');
  const reset = root?.querySelector('button');
  if (!root || !filters || !reset) return;
  const controls = [...filters.elements] as (HTMLInputElement | HTMLSelectElement)[];
  const filter = () => {
    const asked = controls.flatMap(({ name, value }) =>
      value.trim() === '' ? [] : [[name, value.trim()] as const],
    );
    // What the filters leave is not folded.
    const isFiltered = asked.length > 0;
    if (isFiltered === reset.hidden)
      for (const fold of root.querySelectorAll('details')) fold.open = isFiltered;
    showMatches(root, (row) => asked.every(([name, value]) => FILTERS[name]?.(row, value)));
    reset.hidden = !isFiltered;
  };
  filters.addEventListener('input', filter, { signal });
  reset.addEventListener(
    'click',
    () => {
      for (const control of controls) control.value = '';
      filter();
      controls[0]?.focus();
    },
    { signal },
  );
  // What was chosen before this code was here counts.
  filter();
}

function showMatches(root: HTMLElement, isMatch: (row: HTMLElement) => boolean): void {
  const rows = [...root.querySelectorAll<HTMLElement>(`tr${withData('kind')}`)];
  for (const row of rows) row.hidden = !isMatch(row);
  for (const group of root.querySelectorAll('tbody'))
    group.hidden = !rows.some((row) => !row.hidden && group.contains(row));
  const shown = rows.filter(({ hidden }) => !hidden).length;
  const table = root.querySelector('table');
  if (table) table.hidden = shown === 0;
  const status = root.querySelector('[role="status"]');
  const { found = '', none } = root.dataset;
  const text = shown === 0 ? `${found} ${none}` : found;
  if (status) status.textContent = fillText(text, { shown });
}
