import { leanOf } from './star-lean';

const STARS = '[data-stars] > *';

/**
 * Let the stars of a home page lean toward the pointer. Work is done on pointer moves only, once a frame:
 * where the stars stand is read when the page or window changes, and moving them is left to the compositor.
 * Where motion is reduced they stand still.
 */
export function attachStars(signal: AbortSignal): void {
  const stars = [...document.querySelectorAll<SVGElement>(STARS)];
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  if (reduced.matches) return;
  let places: { x: number; y: number }[] | undefined;
  let frame = 0;

  function follow({ pageX, pageY }: PointerEvent): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      places ??= stars.map(placeOf);
      for (const [index, star] of stars.entries()) {
        const place = places[index];
        const lean = place && leanOf(place, { x: pageX, y: pageY });
        star.style.translate = lean ? `${lean.x}px ${lean.y}px` : '';
      }
    });
  }
  function forget(): void {
    places = undefined;
  }

  document.addEventListener('pointermove', follow, { passive: true, signal });
  window.addEventListener('resize', forget, { signal });
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
}

/** The middle of a star that does not lean, in px from the top left of the page. */
function placeOf(star: SVGElement): { x: number; y: number } {
  star.style.translate = '';
  const { left, top, width, height } = star.getBoundingClientRect();
  return { x: left + scrollX + width / 2, y: top + scrollY + height / 2 };
}
