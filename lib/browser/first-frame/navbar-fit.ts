import { withData } from '../../data-names';

/**
 * Move what the navbar has no room for into the full-screen menu: the text of the search button goes first, then
 * the controls at the end, then the navigation. It is measured, because how long the words are is known only here;
 * without script the bar takes a second line instead.
 *
 * Sets `data-crowded` on the navbar (search, controls, nav: what has no room).
 */
export function fitNavbar(): void {
  const navbar = document.querySelector<HTMLElement>(`header${withData('part', 'navbar')}`);
  const parts = [...(navbar?.firstElementChild?.children ?? [])] as HTMLElement[];
  const [first] = parts;
  if (!navbar || !first) return;
  for (const crowded of ['', 'search', 'search controls', 'search controls nav']) {
    navbar.dataset.crowded = crowded;
    const end = first.offsetTop + first.offsetHeight;
    if (parts.every(({ offsetTop }) => offsetTop < end)) return;
  }
}
