import { dataAttribute, withData } from '../../data-names';
import { closestTo } from '../dom/closest';

/** Specified: the delay before a tooltip is shown or hidden. */
const DELAY_MS = 100;
/** The gaps between a tooltip and its owner, and between a tooltip and the edge of the window. */
const GAP_PX = 6;
const EDGE_PX = 8;

/** Icons with a name, and links to the glossary with the definition that they describe themselves by. */
const OWNER = `${withData('tooltip')}, .term[aria-description]`;

/**
 * Show the name of an icon, or the definition of a term, while it is hovered or focused. Both are accessible names or
 * descriptions already, so the tooltip is hidden from assistive technology. It stays until hover and focus are gone,
 * Escape hides it, and the pointer may move onto it.
 */
export function attachTooltips(signal: AbortSignal): void {
  const tip = createTip();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The owner that has the keyboard focus. */
  let focused: HTMLElement | undefined;

  function showLater(owner: HTMLElement | undefined, pointerY?: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => tip.showAt(owner, pointerY), DELAY_MS);
  }
  function dismiss(): void {
    focused = undefined;
    clearTimeout(timer);
    tip.hide();
  }
  /** A press may lead to another page. A press on the tooltip itself may select its text. */
  function onPress({ target }: Event): void {
    if (!tip.isTip(target)) dismiss();
  }
  const listeners = {
    pointerover({ target, pointerType, clientY }: PointerEvent): void {
      const owner = pointerType === 'mouse' ? ownerOf(target) : undefined;
      if (tip.isTip(target)) clearTimeout(timer);
      else showLater(owner ?? focused, clientY);
    },
    pointerdown: onPress,
    click: onPress,
    focusin({ target }: FocusEvent): void {
      const owner = ownerOf(target);
      focused = owner?.matches(':has(:focus-visible), :focus-visible') ? owner : undefined;
      showLater(focused);
    },
    focusout: dismiss,
    keydown: ({ key }: KeyboardEvent) => void (key === 'Escape' && dismiss()),
    // Moving the focus scrolls the page, so a tooltip of the focused element is kept and follows.
    scroll: () => (focused ? tip.follow() : dismiss()),
  };
  for (const [type, listener] of Object.entries(listeners)) {
    const options = { passive: true, capture: true, signal };
    document.addEventListener(type, listener as EventListener, options);
  }
  signal.addEventListener('abort', dismiss);
}

/** The one tooltip of the page. */
function createTip() {
  const tip = document.createElement('div');
  tip.className = 'tooltip';
  tip.setAttribute('aria-hidden', 'true');
  let owner: HTMLElement | undefined;

  function hide(): void {
    owner = undefined;
    tip.remove();
  }
  return {
    hide,
    isTip: (target: EventTarget | null) => target === tip,

    /**
     * @param next The new owner; undefined hides the tooltip.
     * @param pointerY The pointer's place in px: a link may begin on one line and end on the next.
     */
    showAt(next: HTMLElement | undefined, pointerY?: number): void {
      if (next === owner) return;
      hide();
      if (!next?.isConnected) return;
      owner = next;
      const { tooltip } = owner.dataset;
      tip.textContent = tooltip ?? owner.getAttribute('aria-description');
      tip.toggleAttribute(dataAttribute('definition'), tooltip === undefined);
      document.body.append(tip);
      place(tip, boxOf(owner, pointerY));
    },

    /** Stay next to the owner while it is in the window. */
    follow(): void {
      if (!owner) return;
      const box = boxOf(owner);
      const isInside = box.bottom > 0 && box.top < document.documentElement.clientHeight;
      if (isInside) place(tip, box);
      else hide();
    },
  };
}

function ownerOf(target: EventTarget | null): HTMLElement | undefined {
  return closestTo(target, OWNER) ?? undefined;
}

/** The part of an element on the line of the pointer, or on its first line. */
function boxOf(owner: HTMLElement, pointerY?: number): DOMRect {
  const boxes = [...owner.getClientRects()];
  const pointed = boxes.find(
    ({ top, bottom }) => pointerY !== undefined && top <= pointerY && pointerY <= bottom,
  );
  return pointed ?? boxes[0] ?? owner.getBoundingClientRect();
}

/** Below the owner, or above it if there is no room; never outside the window. */
function place(tip: HTMLElement, { left, width, top, bottom }: DOMRect): void {
  const { clientHeight } = document.documentElement;
  // Excludes the space reserved for the scroll bar.
  const pageWidth = document.documentElement.getBoundingClientRect().width;
  const isBelow = bottom + GAP_PX + tip.offsetHeight <= clientHeight - EDGE_PX;
  const middle = left + (width - tip.offsetWidth) / 2;
  const x = Math.max(EDGE_PX, Math.min(middle, pageWidth - tip.offsetWidth - EDGE_PX));
  const y = isBelow ? bottom + GAP_PX : top - GAP_PX - tip.offsetHeight;
  tip.style.setProperty('translate', `${Math.round(x)}px ${Math.round(y)}px`);
}
