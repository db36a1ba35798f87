import { withData } from '../../data-names';
import { closestTo } from '../closest';

/** Specified: a drop-down opens at once and closes this long after the pointer has left it. */
const DROPDOWN = { openMs: 0, closeMs: 150 };
/** Specified: a popover opens and closes this long after the pointer has entered or left it. */
const POPOVER = { openMs: 100, closeMs: 100 };
/** By kind of menu. Any other one opens only when it is pressed, and does not close on hover either. */
const DELAYS: Record<string, typeof DROPDOWN> = { hover: DROPDOWN, popover: POPOVER };

/** A click this soon after hover has opened a menu was meant to open it, and does not close it. */
const INTENT_MS = 400;

const MENU = `details${withData('menu')}`;

/**
 * Open and close menus under the pointer of a mouse. Touch has no hover, and a pen does not rest.
 *
 * @param closeOthers Closes every menu that does not hold the given one.
 */
export function createHover(closeOthers: (menu: HTMLDetailsElement) => void) {
  let opened: HTMLDetailsElement | undefined;
  let openedAt = 0;
  let opening: ReturnType<typeof setTimeout> | undefined;
  let closing: ReturnType<typeof setTimeout> | undefined;

  function stay(): void {
    clearTimeout(opening);
    clearTimeout(closing);
    opening = undefined;
    closing = undefined;
  }
  function forget(): void {
    stay();
    opened = undefined;
  }
  function openSoon(menu: HTMLDetailsElement, openMs: number): void {
    if (openMs === 0) show();
    else opening = setTimeout(show, openMs);

    function show(): void {
      opening = undefined;
      closeOthers(menu);
      menu.open = true;
      opened = menu;
      openedAt = performance.now();
    }
  }
  function closeSoon(): void {
    clearTimeout(opening);
    opening = undefined;
    const menu = opened;
    if (!menu || closing !== undefined) return;
    closing = setTimeout(() => {
      menu.open = false;
      forget();
    }, delaysOf(menu)?.closeMs);
  }

  return {
    onPointerOver({ target, pointerType }: PointerEvent): void {
      if (pointerType !== 'mouse') return;
      const menu = closestTo<HTMLDetailsElement>(target, MENU);
      if (menu && opened?.contains(menu)) {
        clearTimeout(closing);
        closing = undefined;
      }
      const delays = menu && delaysOf(menu);
      if (!delays) closeSoon();
      else if (!menu.open && opening === undefined) {
        if (!opened?.contains(menu)) forget();
        openSoon(menu, delays.openMs);
      }
    },
    /** The event is dispatched to every element that the pointer leaves; only leaving the window counts. */
    onPointerLeave({ target }: PointerEvent): void {
      if (target === document.documentElement) closeSoon();
    },
    onClick(event: MouseEvent): void {
      const menu = closestTo(event.target, MENU);
      if (!menu || !closestTo(event.target, 'summary')) return;
      // A quick click has opened the menu before hover did.
      clearTimeout(opening);
      opening = undefined;
      if (menu !== opened) return;
      if (performance.now() - openedAt < INTENT_MS) event.preventDefault();
      forget();
    },
    stop: forget,
  };
}

function delaysOf(menu: HTMLDetailsElement): typeof DROPDOWN | undefined {
  return DELAYS[menu.dataset.menu ?? ''];
}
