import { sizeText } from '../../bundle-map/size';
import { fillText } from '../../fill-text';
import { neighborOf } from './map-neighbors';
import type { Build, MapPart, MapPlace } from './map-parts';

interface NamedMap {
  canvas: SVGElement;
  /** Takes the name of a module. */
  output: HTMLElement;
  parts: readonly MapPart[];
  totals: Record<Build, number>;
  /** What the list of modules is called. */
  label: string;
  /** `{size}, {share}% of all`. */
  share: string;
}

interface Named {
  node: SVGElement;
  place: MapPlace;
}

/**
 * Let pointer, touch and arrow keys name the modules of a map. For assistive technology the map becomes a listbox with one
 * active option.
 *
 * @returns Sets the build that is shown.
 */
export function attachNames(map: NamedMap, signal: AbortSignal): (build: Build) => void {
  const { canvas, output, parts, totals, share } = map;
  const modules = parts.filter(({ node }) => node.dataset.name !== undefined);
  let build: Build = 'before';
  let active: Named | undefined;
  /** What keys or a click have chosen: named again once the pointer leaves. */
  let kept: Named | undefined;

  function factsOf({ node, place: { size } }: Named): [name: string, facts: string] {
    const part = ((size / totals[build]) * 100).toFixed(1);
    return [node.dataset.name ?? '', fillText(share, { size: sizeText(size), share: part })];
  }

  function shown(): Named[] {
    return modules.flatMap(({ node, ...places }) => {
      const place = places[build];
      return place ? [{ node, place }] : [];
    });
  }

  function choose(next: Named | undefined): void {
    active?.node.setAttribute('aria-selected', 'false');
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
    next.node.setAttribute('aria-selected', 'true');
    next.node.setAttribute('aria-label', `${title}, ${facts}`);
    canvas.setAttribute('aria-activedescendant', next.node.id);
  }

  function keep(next: Named | undefined): void {
    kept = next;
    choose(next);
  }

  function onPointer({ clientX, clientY }: PointerEvent): void {
    // The events of a touch keep the target of its start.
    const node = document.elementFromPoint(clientX, clientY);
    if (node !== active?.node) choose(shown().find((named) => named.node === node));
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

  becomeList(map, modules);
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

function becomeList({ canvas, label }: NamedMap, modules: readonly MapPart[]): void {
  canvas.setAttribute('role', 'listbox');
  canvas.setAttribute('tabindex', '0');
  canvas.setAttribute('aria-description', canvas.getAttribute('aria-label') ?? '');
  canvas.setAttribute('aria-label', label);
  for (const group of canvas.querySelectorAll('g')) group.setAttribute('role', 'presentation');
  for (const text of canvas.querySelectorAll('text')) text.setAttribute('aria-hidden', 'true');
  for (const [index, { node }] of modules.entries()) {
    node.id = `_module-${index}`;
    node.setAttribute('role', 'option');
    node.setAttribute('aria-selected', 'false');
    node.setAttribute('aria-label', node.dataset.name ?? '');
  }
}
