/** Specified: a tooltip comes and goes this long after the pointer. */
const DELAY_MS = 100;
/** Between what a tooltip belongs to and the tooltip, and between that and the edge of the window. */
const GAP_PX = 6;
const EDGE_PX = 8;

/** Icons with a name, and links to the glossary with the definition that they describe themselves by. */
const OWNER = '[data-tooltip], .term[aria-description]';

/**
 * Show the name of an icon, or the definition of a term, while the pointer or the keyboard is on it. Both are
 * the accessible name or description of what they belong to already, so the tooltip is for eyes only. It stays
 * until pointer and keyboard have left, Escape takes it away, and the pointer may rest on it.
 */
export function attachTooltips(signal: AbortSignal): void {
  const tip = createTip();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What the keyboard is on. */
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
  /** What was pressed may lead to another page. A reader may select the words of a tooltip, though. */
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
    // Moving the focus scrolls to it: what is to come still comes, and follows.
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
     * @param next Whose it is; undefined for nobody's, which hides it.
     * @param pointerY Where the pointer is: a link may begin on one line and end on the next.
     */
    showAt(next: HTMLElement | undefined, pointerY?: number): void {
      if (next === owner) return;
      hide();
      if (!next?.isConnected) return;
      owner = next;
      const { tooltip } = owner.dataset;
      tip.textContent = tooltip ?? owner.getAttribute('aria-description');
      tip.toggleAttribute('data-definition', tooltip === undefined);
      document.body.append(tip);
      place(tip, boxOf(owner, pointerY));
    },

    /** Stay beside the owner, as long as it is in the window. */
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
  return target instanceof Element ? (target.closest<HTMLElement>(OWNER) ?? undefined) : undefined;
}

/** The part of an element on the line of the pointer, or on its first line. */
function boxOf(owner: HTMLElement, pointerY?: number): DOMRect {
  const boxes = [...owner.getClientRects()];
  const pointed = boxes.find(
    ({ top, bottom }) => pointerY !== undefined && top <= pointerY && pointerY <= bottom,
  );
  return pointed ?? boxes[0] ?? owner.getBoundingClientRect();
}

/** Below the control, or above it where there is no room; never beyond the window. */
function place(tip: HTMLElement, { left, width, top, bottom }: DOMRect): void {
  const { clientHeight } = document.documentElement;
  // Without the place that is kept for a scroll bar.
  const pageWidth = document.documentElement.getBoundingClientRect().width;
  const isBelow = bottom + GAP_PX + tip.offsetHeight <= clientHeight - EDGE_PX;
  const middle = left + (width - tip.offsetWidth) / 2;
  const x = Math.max(EDGE_PX, Math.min(middle, pageWidth - tip.offsetWidth - EDGE_PX));
  const y = isBelow ? bottom + GAP_PX : top - GAP_PX - tip.offsetHeight;
  tip.style.setProperty('translate', `${Math.round(x)}px ${Math.round(y)}px`);
}
