import { withData } from '../../data-names';

const PARTS = `rect${withData('name')}`;

interface NamedFigure {
  canvas: SVGElement;
  /** Takes the name of a part. */
  output: HTMLElement;
  /** For the ids of the parts: unique on the page. */
  id: string;
}

/** Let the parts of all drawn figures be named. */
export function attach(signal: AbortSignal): void {
  const all = document.querySelectorAll<SVGElement>(withData('canvas'));
  for (const [index, canvas] of all.entries()) {
    const output = canvas.closest('figure')?.querySelector<HTMLElement>(withData('named'));
    if (output) attachNames({ canvas, output, id: `_part-${index}` }, signal);
  }
}

/**
 * Let pointer, touch and arrow keys name the parts of a figure. For assistive technology the figure becomes a listbox with one
 * active option.
 */
export function attachNames(figure: NamedFigure, signal: AbortSignal): void {
  const { canvas, output } = figure;
  let active: SVGElement | undefined;
  /** What keys or a click have chosen: named again once the pointer leaves. */
  let kept: SVGElement | undefined;
  const parts = [...canvas.querySelectorAll<SVGElement>(PARTS)];

  function choose(next: SVGElement | undefined): void {
    active?.setAttribute('aria-selected', 'false');
    active = next;
    if (!next) {
      canvas.removeAttribute('aria-activedescendant');
      output.replaceChildren();
      return;
    }
    const { name = '', facts = '' } = next.dataset;
    const title = document.createElement('b');
    title.textContent = name;
    output.replaceChildren(title, ` ${facts}`);
    next.setAttribute('aria-selected', 'true');
    canvas.setAttribute('aria-activedescendant', next.id);
  }

  function keep(next: SVGElement | undefined): void {
    kept = next;
    choose(next);
  }

  function onPointer({ clientX, clientY }: PointerEvent): void {
    // The events of a touch keep the target of its start.
    const node = document.elementFromPoint(clientX, clientY);
    if (node !== active) choose(parts.find((part) => part === node));
  }

  function onPress(event: PointerEvent): void {
    onPointer(event);
    kept = active;
  }

  function onKey(event: KeyboardEvent): void {
    const next = active && neighborOf(active, event.key, parts);
    if (next) keep(next);
    if (event.key.startsWith('Arrow')) event.preventDefault();
    if (event.key === 'Escape') canvas.blur();
  }

  becomeList(figure, parts);
  canvas.addEventListener('pointermove', onPointer, { signal });
  canvas.addEventListener('pointerdown', onPress, { signal });
  canvas.addEventListener('pointerleave', () => choose(kept), { signal });
  canvas.addEventListener('focus', () => keep(active ?? parts[0]), { signal });
  canvas.addEventListener('blur', () => keep(undefined), { signal });
  canvas.addEventListener('keydown', onKey, { signal });
}

function becomeList({ canvas, id }: NamedFigure, parts: readonly SVGElement[]): void {
  canvas.removeAttribute('aria-hidden');
  canvas.setAttribute('role', 'listbox');
  canvas.setAttribute('tabindex', '0');
  const description = canvas.getAttribute('aria-label');
  if (description) canvas.setAttribute('aria-description', description);
  canvas.setAttribute('aria-label', canvas.dataset.canvas ?? '');
  for (const group of canvas.querySelectorAll('g, svg')) {
    group.removeAttribute('aria-hidden');
    group.setAttribute('role', 'presentation');
  }
  for (const text of canvas.querySelectorAll('text')) text.setAttribute('aria-hidden', 'true');
  for (const [index, part] of parts.entries()) {
    const { name = '', facts = '' } = part.dataset;
    part.id = `${id}-${index}`;
    part.setAttribute('role', 'option');
    part.setAttribute('aria-selected', 'false');
    part.setAttribute('aria-label', `${name}, ${facts}`);
  }
}

/** Where each key leads, across and down. */
const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A distance to the side counts for more than one ahead. */
const ASIDE = 2;

/** The part that an arrow key leads to; undefined at an edge, and for another key. */
function neighborOf(
  from: SVGElement,
  key: string,
  parts: readonly SVGElement[],
): SVGElement | undefined {
  const way = WAYS[key];
  if (!way) return undefined;
  const [across, down] = way;
  const start = from.getBoundingClientRect();
  const costs = parts.flatMap((part) => {
    const end = part.getBoundingClientRect();
    const right = (end.left + end.right - start.left - start.right) / 2;
    const below = (end.top + end.bottom - start.top - start.bottom) / 2;
    const aside = Math.abs(right * down) + Math.abs(below * across);
    return isBeyond(start, end, way)
      ? [{ part, cost: right * across + below * down + ASIDE * aside }]
      : [];
  });
  return costs.sort((a, b) => a.cost - b.cost)[0]?.part;
}

/** Edges may overlap by the width of a line. */
const TOUCH_PX = 2;

/** Does a part begin where the other ends, seen in the direction of a key? */
function isBeyond(from: DOMRect, to: DOMRect, [across, down]: readonly [number, number]): boolean {
  if (across > 0) return to.left >= from.right - TOUCH_PX;
  if (across < 0) return to.right <= from.left + TOUCH_PX;
  return down > 0 ? to.top >= from.bottom - TOUCH_PX : to.bottom <= from.top + TOUCH_PX;
}
