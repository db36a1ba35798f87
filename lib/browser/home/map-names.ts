import { withData } from '../../data-names';
import { fillText } from '../../fill-text';
import { sizeText } from '../../size-text';

type Build = 'before' | 'after';

interface NamedMap {
  canvas: SVGElement;
  /** Takes the name of a module. */
  output: HTMLElement;
  totals: Record<Build, number>;
  /** What the list of modules is called. */
  label: string;
  /** `{size}, {share}% of all`. */
  share: string;
}

const MODULES = `rect${withData('name')}`;

/**
 * Let pointer, touch and arrow keys name the modules of a map. For assistive technology the map becomes a listbox with one
 * active option.
 *
 * @returns Sets the build that is shown.
 */
export function attachNames(map: NamedMap, signal: AbortSignal): (build: Build) => void {
  const { canvas, output, totals, share } = map;
  let build: Build = 'before';
  let active: SVGElement | undefined;
  /** What keys or a click have chosen: named again once the pointer leaves. */
  let kept: SVGElement | undefined;

  function factsOf({ dataset }: SVGElement): [name: string, facts: string] {
    const size = Number(dataset.size);
    const part = ((size / totals[build]) * 100).toFixed(1);
    return [dataset.name ?? '', fillText(share, { size: sizeText(size), share: part })];
  }

  function shown(): SVGElement[] {
    return [...canvas.querySelectorAll<SVGElement>(`${withData('build', build)} ${MODULES}`)];
  }

  function choose(next: SVGElement | undefined): void {
    active?.setAttribute('aria-selected', 'false');
    active = next;
    if (!next) {
      canvas.removeAttribute('aria-activedescendant');
      output.replaceChildren();
      return;
    }
    const [title, facts] = factsOf(next);
    const name = document.createElement('b');
    name.textContent = title;
    output.replaceChildren(name, ` ${facts}`);
    next.setAttribute('aria-selected', 'true');
    next.setAttribute('aria-label', `${title}, ${facts}`);
    canvas.setAttribute('aria-activedescendant', next.id);
  }

  function keep(next: SVGElement | undefined): void {
    kept = next;
    choose(next);
  }

  function onPointer({ clientX, clientY }: PointerEvent): void {
    // The events of a touch keep the target of its start.
    const node = document.elementFromPoint(clientX, clientY);
    if (node !== active) choose(shown().find((module) => module === node));
  }

  function onPress(event: PointerEvent): void {
    onPointer(event);
    kept = active;
  }

  function onKey(event: KeyboardEvent): void {
    const next = active && neighborOf(active, event.key, shown());
    if (next) keep(next);
    if (event.key.startsWith('Arrow')) event.preventDefault();
    if (event.key === 'Escape') canvas.blur();
  }

  becomeList(map);
  canvas.addEventListener('pointermove', onPointer, { signal });
  canvas.addEventListener('pointerdown', onPress, { signal });
  canvas.addEventListener('pointerleave', () => choose(kept), { signal });
  canvas.addEventListener('focus', () => keep(active ?? shown()[0]), { signal });
  canvas.addEventListener('blur', () => keep(undefined), { signal });
  canvas.addEventListener('keydown', onKey, { signal });
  return (next) => {
    build = next;
    keep(undefined);
  };
}

function becomeList({ canvas, label }: NamedMap): void {
  canvas.setAttribute('role', 'listbox');
  canvas.setAttribute('tabindex', '0');
  canvas.setAttribute('aria-description', canvas.getAttribute('aria-label') ?? '');
  canvas.setAttribute('aria-label', label);
  for (const group of canvas.querySelectorAll('g')) group.setAttribute('role', 'presentation');
  for (const text of canvas.querySelectorAll('text')) text.setAttribute('aria-hidden', 'true');
  for (const [index, module] of canvas.querySelectorAll<SVGElement>(MODULES).entries()) {
    module.id = `_module-${index}`;
    module.setAttribute('role', 'option');
    module.setAttribute('aria-selected', 'false');
    module.setAttribute('aria-label', module.dataset.name ?? '');
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

/** The module that an arrow key leads to; undefined at an edge, and for another key. */
function neighborOf(
  from: SVGElement,
  key: string,
  modules: readonly SVGElement[],
): SVGElement | undefined {
  const way = WAYS[key];
  if (!way) return undefined;
  const [across, down] = way;
  const start = from.getBoundingClientRect();
  const costs = modules.flatMap((module) => {
    const end = module.getBoundingClientRect();
    const right = (end.left + end.right - start.left - start.right) / 2;
    const below = (end.top + end.bottom - start.top - start.bottom) / 2;
    const aside = Math.abs(right * down) + Math.abs(below * across);
    return isBeyond(start, end, way)
      ? [{ module, cost: right * across + below * down + ASIDE * aside }]
      : [];
  });
  return costs.sort((a, b) => a.cost - b.cost)[0]?.module;
}

/** Edges may overlap by the width of a line. */
const TOUCH_PX = 2;

/** Does a module begin where the other ends, seen in the direction of a key? */
function isBeyond(from: DOMRect, to: DOMRect, [across, down]: readonly [number, number]): boolean {
  if (across > 0) return to.left >= from.right - TOUCH_PX;
  if (across < 0) return to.right <= from.left + TOUCH_PX;
  return down > 0 ? to.top >= from.bottom - TOUCH_PX : to.bottom <= from.top + TOUCH_PX;
}
