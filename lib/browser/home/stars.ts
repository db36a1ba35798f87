import { withData } from '../../data-names';

/** A place on the page, in px. */
interface Place {
  x: number;
  y: number;
}

/** Specified: a pointer nearer than this, in px, attracts a star. */
const NEAR_PX = 100;

/** How much of the way to the pointer a star moves at most. */
const PULL = 0.35;

/**
 * Let the stars of a home page lean toward the pointer, unless motion is reduced. They are moved once a frame, on the
 * compositor, and measured only when the page or the window has changed.
 */
export function attach(signal: AbortSignal): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const stars = [...document.querySelectorAll<SVGElement>(`${withData('stars')} > *`)];
  let places: Place[] | undefined;
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
  addEventListener('resize', forget, { signal });
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
}

/** How far a star moves for a pointer, in px: most when it is close, undefined from 100 px on. */
export function leanOf(star: Place, pointer: Place): Place | undefined {
  const away = { x: pointer.x - star.x, y: pointer.y - star.y };
  const distance = Math.hypot(away.x, away.y);
  if (distance >= NEAR_PX) return undefined;
  const share = PULL * (1 - distance / NEAR_PX);
  return { x: round(away.x * share), y: round(away.y * share) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The center of a star at rest. */
function placeOf(star: SVGElement): Place {
  star.style.translate = '';
  const { left, top, width, height } = star.getBoundingClientRect();
  return { x: left + scrollX + width / 2, y: top + scrollY + height / 2 };
}
