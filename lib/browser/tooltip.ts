/** Specified: a tooltip comes and goes this long after the pointer. */
const DELAY_MS = 100;
/** Between the control and its tooltip, and between the tooltip and the edge of the window. */
const GAP_PX = 6;
const EDGE_PX = 8;

const OWNER = '[data-tooltip]';

/**
 * Show the name of an icon while the pointer or the keyboard is on it. The name is the control's accessible
 * one already, so the tooltip is for eyes only. Escape takes it away, and the pointer may rest on it.
 *
 * @returns Ends it.
 */
export function attachTooltips(): () => void {
  const tip = document.createElement('div');
  tip.className = 'tooltip';
  tip.setAttribute('aria-hidden', 'true');
  let timer: ReturnType<typeof setTimeout> | undefined;

  function later(action: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(action, DELAY_MS);
  }
  function hide(): void {
    clearTimeout(timer);
    tip.remove();
  }
  function onPointerOver({ target, pointerType }: PointerEvent): void {
    const owner = pointerType === 'mouse' ? ownerOf(target) : null;
    if (owner) later(() => showAt(owner, tip));
    else if (target !== tip) later(hide);
    else clearTimeout(timer);
  }
  function onFocusIn({ target }: FocusEvent): void {
    const owner = ownerOf(target);
    if (owner?.matches(':has(:focus-visible), :focus-visible')) later(() => showAt(owner, tip));
    else hide();
  }
  function onKeyDown({ key }: KeyboardEvent): void {
    if (key === 'Escape') hide();
  }

  const listeners: [string, (event: never) => void][] = [
    ['pointerover', onPointerOver],
    ['pointerdown', hide],
    ['focusin', onFocusIn],
    ['focusout', hide],
    ['keydown', onKeyDown],
    ['scroll', hide],
  ];
  for (const [type, listener] of listeners) {
    document.addEventListener(type, listener as EventListener, { passive: true, capture: true });
  }
  return () => {
    hide();
    for (const [type, listener] of listeners) {
      document.removeEventListener(type, listener as EventListener, true);
    }
  };
}

function ownerOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(OWNER) : null;
}

/** Below the control, or above it where there is no room; never beyond the window. */
function showAt(owner: HTMLElement, tip: HTMLElement): void {
  if (!owner.isConnected) return;
  tip.textContent = owner.dataset['tooltip'] ?? '';
  document.body.append(tip);
  const { left, width, top, bottom } = owner.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isBelow = bottom + GAP_PX + tip.offsetHeight <= clientHeight - EDGE_PX;
  const middle = left + (width - tip.offsetWidth) / 2;
  const x = Math.max(EDGE_PX, Math.min(middle, clientWidth - tip.offsetWidth - EDGE_PX));
  const y = isBelow ? bottom + GAP_PX : top - GAP_PX - tip.offsetHeight;
  tip.style.setProperty('translate', `${Math.round(x)}px ${Math.round(y)}px`);
}
