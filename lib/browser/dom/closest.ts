/** The element that an event is about, or the nearest one around it, that matches a selector. */
export function closestTo<Found extends HTMLElement = HTMLElement>(
  target: EventTarget | null,
  selector: string,
): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}
