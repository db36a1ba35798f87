import { withData } from '../../data-names';
import { closestTo } from '../dom/closest';

/** Specified: a drop-down opens at once and closes this long after the pointer has left it. */
const DROPDOWN = { openMs: 0, closeMs: 150 };
/** Specified: a popover opens and closes this long after the pointer has entered or left it. */
const POPOVER = { openMs: 100, closeMs: 100 };
/** By kind of menu. Any other one opens only when it is pressed, and does not close on hover either. */
const DELAYS: Record<string, typeof DROPDOWN> = { hover: DROPDOWN, popover: POPOVER };

/** A click this soon after hover has opened a menu was meant to open it, and does not close it. */
const INTENT_MS = 400;

type Timer = ReturnType<typeof setTimeout>;

const MENU = `details${withData('menu')}`;

/**
 * Open and close menus under the pointer of a mouse. Touch has no hover, and a pen does not rest.
 *
 * @param closeOthers Closes every menu that does not hold the given one.
 */
export function createHover(closeOthers: (menu: HTMLDetailsElement) => void) {
  /** The menu that hover has opened, and when; a click makes it an ordinary one. */
  let hovered: { menu: HTMLDetailsElement; since: number } | undefined;
  /** What happens unless the pointer goes elsewhere before. */
  let pending: { act: 'open' | 'close'; menu: HTMLDetailsElement; timer: Timer } | undefined;

  function cancel(): void {
    clearTimeout(pending?.timer);
    pending = undefined;
  }
  function open(menu: HTMLDetailsElement): void {
    cancel();
    closeOthers(menu);
    menu.open = true;
    hovered = { menu, since: performance.now() };
  }
  function close(menu: HTMLDetailsElement): void {
    forget();
    menu.open = false;
  }
  function forget(): void {
    cancel();
    hovered = undefined;
  }
  function openSoon(menu: HTMLDetailsElement, { openMs }: typeof DROPDOWN): void {
    if (pending?.act === 'open' && pending.menu === menu) return;
    cancel();
    if (openMs === 0) open(menu);
    else pending = { act: 'open', menu, timer: setTimeout(open, openMs, menu) };
  }
  function closeSoon(): void {
    if (pending?.act === 'close') return;
    cancel();
    const { menu } = hovered ?? {};
    if (!menu) return;
    const timer = setTimeout(close, delaysOf(menu)?.closeMs, menu);
    pending = { act: 'close', menu, timer };
  }

  return {
    onPointerOver({ target, pointerType }: PointerEvent): void {
      if (pointerType !== 'mouse') return;
      const menu = closestTo<HTMLDetailsElement>(target, MENU);
      const delays = menu && delaysOf(menu);
      if (delays && !menu.open) openSoon(menu, delays);
      else if (menu && hovered?.menu.contains(menu)) cancel();
      else closeSoon();
    },
    /** The event is dispatched to every element that the pointer leaves; only leaving the window counts. */
    onPointerLeave({ target }: PointerEvent): void {
      if (target === document.documentElement) closeSoon();
    },
    onClick(event: MouseEvent): void {
      const menu = closestTo(event.target, MENU);
      if (!menu || !closestTo(event.target, 'summary')) return;
      // A quick click has opened the menu before hover did.
      if (pending?.act === 'open') cancel();
      if (menu !== hovered?.menu) return;
      if (performance.now() - hovered.since < INTENT_MS) event.preventDefault();
      forget();
    },
    stop: forget,
  };
}

function delaysOf(menu: HTMLDetailsElement): typeof DROPDOWN | undefined {
  return DELAYS[menu.dataset.menu ?? ''];
}
