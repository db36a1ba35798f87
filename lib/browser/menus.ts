/** Specified: a drop-down closes this long after the pointer has left it. */
const CLOSE_AFTER_MS = 150;

/** A click this soon after the pointer opened a menu was meant to open it. */
const INTENT_MS = 400;

/** From here on the full-screen menu has no button that would close it. */
const WIDE = '(width >= 768px)';

const MENU = 'details[data-menu]';

/** Close every open menu, without moving the focus. */
export function closeMenus(): void {
  for (const menu of openMenus()) menu.open = false;
}

/**
 * Refine the menus of the page, which are `details` elements and work by themselves: all close on Escape
 * and on a press outside, those with `data-menu="hover"` open under the pointer, and while the one with
 * `data-menu="screen"` is open the page behind it neither scrolls nor takes focus.
 *
 * @returns Ends the refinement.
 */
export function attachMenus(): () => void {
  const wide = matchMedia(WIDE);
  const hover = createHover();
  const listeners: [EventTarget, string, (event: never) => void][] = [
    [document, 'keydown', onKeyDown],
    [document, 'pointerdown', onPointerDown],
    [document, 'toggle', onToggle],
    [document, 'pointerover', hover.onPointerOver],
    [document, 'click', hover.onClick],
    [document, 'click', onLink],
    [document.documentElement, 'pointerleave', hover.onPointerLeave],
    [wide, 'change', closeMenus],
  ];
  // `toggle` does not bubble, and a click has to be caught before the browser acts on it.
  for (const [target, type, listener] of listeners) {
    target.addEventListener(type, listener as EventListener, true);
  }
  return () => {
    hover.stop();
    closeMenus();
    for (const [target, type, listener] of listeners) {
      target.removeEventListener(type, listener as EventListener, true);
    }
  };
}

function openMenus(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>(`${MENU}[open]`)];
}

function menuAround(target: EventTarget | null): HTMLDetailsElement | null {
  return target instanceof Element ? target.closest<HTMLDetailsElement>(MENU) : null;
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing) return;
  for (const menu of openMenus()) {
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }
}

function onPointerDown({ target }: PointerEvent): void {
  for (const menu of openMenus()) {
    if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  }
}

/** A link in a menu leads elsewhere, or to a heading of this page: the menu has done its work. */
function onLink({ target }: MouseEvent): void {
  if (menuAround(target) && target instanceof Element && target.closest('a'))
    setTimeout(closeMenus);
}

/** While the full-screen menu is open, the rest of the page is out of reach. */
function onToggle({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || target.dataset['menu'] !== 'screen') return;
  const { open } = target;
  document.documentElement.toggleAttribute('data-locked', open);
  const header = target.closest('header');
  for (const sibling of header?.parentElement?.children ?? []) {
    if (sibling !== header && sibling instanceof HTMLElement) sibling.inert = open;
  }
}

/** Opening and closing under the pointer. Touch has no hover, and a pen is not resting. */
function createHover() {
  let opened: HTMLDetailsElement | undefined;
  let openedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function closeSoon(): void {
    const menu = opened;
    if (!menu || timer !== undefined) return;
    timer = setTimeout(() => {
      menu.open = false;
      forget();
    }, CLOSE_AFTER_MS);
  }
  function forget(): void {
    clearTimeout(timer);
    timer = undefined;
    opened = undefined;
  }

  return {
    onPointerOver({ target, pointerType }: PointerEvent): void {
      if (pointerType !== 'mouse') return;
      const menu = menuAround(target);
      if (menu !== null && menu === opened) {
        clearTimeout(timer);
        timer = undefined;
      } else if (menu?.dataset['menu'] === 'hover' && !menu.open) {
        forget();
        closeMenus();
        menu.open = true;
        opened = menu;
        openedAt = performance.now();
      } else {
        closeSoon();
      }
    },
    onPointerLeave(): void {
      closeSoon();
    },
    onClick(event: MouseEvent): void {
      const menu = menuAround(event.target);
      const isSummary = event.target instanceof Element && event.target.closest('summary') !== null;
      if (!menu || menu !== opened || !isSummary) return;
      if (performance.now() - openedAt < INTENT_MS) event.preventDefault();
      forget();
    },
    stop: forget,
  };
}
