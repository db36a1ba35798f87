/** A place on the page, in px. */
interface Place {
  x: number;
  y: number;
}

/** Specified: a pointer nearer than this, in px, draws a star toward it. */
const NEAR_PX = 100;

/** How much of the way to the pointer a star goes at most. */
const PULL = 0.35;

/** How far a star moves for a pointer, in px: most when it is close, not at all from 100 px on. */
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
