import { withData } from '../../data-names';
import { closestTo } from '../dom/closest';
import { fitNavbar } from '../first-frame/navbar-fit';
import { coverPage } from './cover';
import { createHover } from './menu-hover';

const MENU = `details${withData('menu')}`;

/** Close every open menu, without moving the focus. */
export function closeMenus(): void {
  for (const menu of openMenus()) menu.open = false;
  coverPage();
}

/** The bar may gain or lose its menu button. A menu whose toggle is hidden closes, because no control would close it. */
function onResize(): void {
  fitNavbar();
  for (const menu of openMenus()) {
    if (!menu.querySelector('summary')?.checkVisibility()) menu.open = false;
  }
}

/**
 * Refine the menus of the page, which are `details` elements and work without script. All of them close on Escape, on a
 * press outside and when their toggle is hidden, and those without `data-locks` when the focus leaves. Those with `data-menu="hover"` or `popover` open
 * under the pointer. Arrow keys move between the links. While a menu with `data-locks` is open the page does not scroll,
 * and everything outside of its bar is inert.
 */
export function attachMenus(signal: AbortSignal): void {
  const hover = createHover(closeOthers);
  const listeners: [EventTarget, string, (event: never) => void][] = [
    [document, 'keydown', onKeyDown],
    [document, 'focusout', onFocusOut],
    [window, 'pageshow', onPageShow],
    [document, 'pointerdown', onPointerDown],
    [document, 'toggle', onToggle],
    [document, 'pointerover', hover.onPointerOver],
    [document, 'click', hover.onClick],
    [document, 'click', onClick],
    [document, 'pointerleave', hover.onPointerLeave],
    [window, 'resize', onResize],
  ];
  // `toggle` does not bubble, and a click has to be caught before the browser acts on it.
  for (const [target, type, listener] of listeners) {
    target.addEventListener(type, listener as EventListener, { capture: true, signal });
  }
  signal.addEventListener('abort', () => {
    hover.stop();
    closeMenus();
  });
}

/** Close every open menu except those that contain the given one. */
function closeOthers(menu: HTMLDetailsElement): void {
  for (const other of openMenus()) if (!other.contains(menu)) other.open = false;
}

function openMenus(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>(`${MENU}[open]`)];
}

function menuAround(target: EventTarget | null): HTMLDetailsElement | null {
  return closestTo<HTMLDetailsElement>(target, MENU);
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.isComposing) return;
  if (event.key === 'Escape') {
    // A menu within a menu closes alone.
    for (const menu of openMenus().filter((one) => !one.querySelector(`${MENU}[open]`))) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  } else {
    moveInside(event);
  }
}

/** Up and Down move from the toggle into an open panel and through its links; Home and End move to the ends. */
function moveInside(event: KeyboardEvent): void {
  const menu = menuAround(event.target);
  if (!menu?.open || event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = [...menu.querySelectorAll<HTMLElement>('a[href]')].filter(
    (link) => link.getClientRects().length > 0,
  );
  const place = stops.indexOf(event.target as HTMLElement);
  const next = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: stops.length - 1 }[
    event.key
  ];
  if (next === undefined) return;
  event.preventDefault();
  if (next < 0) menu.querySelector('summary')?.focus();
  else stops[Math.min(next, stops.length - 1)]?.focus();
}

/** Pressing Tab on the last link closes the menu and continues in the page. */
function onFocusOut({ target, relatedTarget }: FocusEvent): void {
  const menu = menuAround(target);
  // Of a menu that covers the page, all but its bar is inert.
  if (!menu || 'locks' in menu.dataset || !(relatedTarget instanceof Node)) return;
  if (!menu.contains(relatedTarget)) menu.open = false;
}

/** A page restored from the back/forward cache has its menus closed. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) closeMenus();
}

function onPointerDown({ target, pointerType }: PointerEvent): void {
  // A menu that covers the page closes on the click: the rest is inert until then, so that it does not follow a link.
  if (pointerType === 'mouse') closeAround(target, `:not(${withData('locks')})`);
}

/** A followed link closes the menu, before the browser focuses a heading of this page. A tap on the page does nothing else. */
function onClick(event: MouseEvent): void {
  const { target } = event;
  const { opens } = closestTo<HTMLElement>(target, withData('opens'))?.dataset ?? {};
  if (opens) openMenu(opens);
  else if (menuAround(target) && closestTo(target, 'a')) closeMenus();
  else if (closeAround(target) && !closestTo(target, `header, ${MENU}`) && event.detail > 0) {
    event.preventDefault();
    event.stopPropagation();
  }
}

/** Go on to another menu of the page. */
function openMenu(kind: string): void {
  const menu = document.querySelector<HTMLDetailsElement>(`details${withData('menu', kind)}`);
  closeMenus();
  if (!menu) return;
  menu.open = true;
  menu.querySelector('summary')?.focus();
}

/** @returns whether one was open. */
function closeAround(target: EventTarget | null, kind = MENU): boolean {
  const outside = openMenus().filter(
    (menu) => menu.matches(kind) && !(target instanceof Node && menu.contains(target)),
  );
  for (const menu of outside) menu.open = false;
  return outside.length > 0;
}

function onToggle({ target }: Event): void {
  if (target instanceof HTMLDetailsElement && target.matches(MENU)) coverPage();
}
