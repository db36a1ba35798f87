import { withData } from '../../data-names';
import { fillText } from '../../fill-text';
import { filterOverview, type GroupWords } from '../../page/overview';
import { announce } from '../dom/announce';

/** A result is announced if the reader stops typing for this long. */
const ANNOUNCE_AFTER_MS = 500;

/** Devices with a keyboard on the screen would raise it. */
const HAS_KEYBOARD = '(hover: hover) and (pointer: fine)';

/**
 * Filter the overview of the page while a reader types, and say how much is left.
 *
 * @param isFirstPage The filter is focused only on the page that the browser has loaded, not after a navigation.
 */
export function attach(signal: AbortSignal, { isFirstPage }: { isFirstPage: boolean }): void {
  const root = document.querySelector<HTMLElement>(withData('overview'));
  const input = root?.querySelector('input');
  if (!root || !input) return;

  let timer: ReturnType<typeof setTimeout> | undefined;
  function onInput() {
    const message = filter(root as HTMLElement, (input as HTMLInputElement).value);
    clearTimeout(timer);
    timer = setTimeout(() => announce(message), ANNOUNCE_AFTER_MS);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.isComposing || !input?.value) return;
    event.preventDefault();
    input.value = '';
    onInput();
  }

  input.addEventListener('input', onInput, { signal });
  input.addEventListener('keydown', onKeyDown, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  // A browser may keep the text over a reload.
  if (input.value !== '') filter(root, input.value);
  if (isFirstPage && isUntouched()) input.focus({ preventScroll: true });
}

/** The reader has not followed a link to an anchor, and has not focused anything. */
function isUntouched(): boolean {
  const isElsewhere = document.activeElement !== null && document.activeElement !== document.body;
  return matchMedia(HAS_KEYBOARD).matches && location.hash === '' && !isElsewhere;
}

/** Show what matches, and return in words how much that is. */
function filter(root: HTMLElement, value: string): string {
  const query = value.trim();
  const groups = [...root.querySelectorAll<HTMLElement>(withData('overviewGroup'))];
  const matches = filterOverview(groups.map(wordsOf), query);
  let count = 0;
  for (const [groupIndex, group] of groups.entries()) {
    const shown = matches[groupIndex] ?? [];
    for (const [index, item] of itemsOf(group).entries()) {
      const match = shown[index];
      item.hidden = !match?.isShown;
      for (const [place, heading] of headingsOf(item).entries()) {
        heading.hidden = !match?.headings[place];
      }
      if (match?.isShown) count += 1;
    }
    group.hidden = !shown.some(({ isShown }) => isShown);
  }
  return showCount(root, query, count);
}

function showCount(root: HTMLElement, query: string, count: number): string {
  const empty = root.querySelector<HTMLElement>(withData('overviewEmpty'));
  const place = root.querySelector(withData('overviewQuery'));
  if (place) place.textContent = query;
  if (empty) empty.hidden = count > 0;
  if (count === 0) return empty?.textContent ?? '';
  return fillText(root.dataset.found ?? '', { count });
}

function wordsOf(group: HTMLElement): GroupWords {
  return {
    name: textOf(group.querySelector('h2')),
    items: itemsOf(group).map((item) => ({
      text: textOf(item.querySelector('a')),
      headings: headingsOf(item).map(textOf),
    })),
  };
}

function itemsOf(group: HTMLElement): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(withData('overviewItem'))];
}

function headingsOf(item: HTMLElement): HTMLElement[] {
  return [...item.querySelectorAll<HTMLElement>('li')];
}

function textOf(element: Element | null): string {
  return element?.textContent?.trim() ?? '';
}
