import { MAP_RATIO } from '../../bundle-map/size';
import type { MapPlace } from './map-parts';

/** Where each key leads, across and down. */
const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A distance to the side counts for more than one ahead. */
const ASIDE = 2;

/** Neighbors may overlap by this much. */
const TOUCH = 0.5;

/** The place that an arrow key leads to; undefined at an edge, and for another key. */
export function neighborOf<Part extends { place: MapPlace }>(
  from: Part,
  key: string,
  parts: readonly Part[],
): Part | undefined {
  const way = WAYS[key];
  if (!way) return undefined;
  const [across, down] = way;
  const start = middleOf(from.place);
  let nearest: { part: Part; cost: number } | undefined;
  for (const part of parts) {
    const { x, y } = middleOf(part.place);
    const [right, below] = [(x - start.x) * across, (y - start.y) * down];
    const aside = Math.abs((x - start.x) * down) + Math.abs((y - start.y) * across);
    const cost = right + below + ASIDE * aside;
    if (!isBeyond(from.place, part.place, way) || (nearest && cost >= nearest.cost)) continue;
    nearest = { part, cost };
  }
  return nearest?.part;
}

/** Does a place begin where the other ends, seen in the direction of a key? */
function isBeyond(
  from: MapPlace,
  to: MapPlace,
  [across, down]: readonly [number, number],
): boolean {
  if (across > 0) return to.x >= from.x + from.width - TOUCH;
  if (across < 0) return to.x + to.width <= from.x + TOUCH;
  return down > 0 ? to.y >= from.y + from.height - TOUCH : to.y + to.height <= from.y + TOUCH;
}

function middleOf({ x, y, width, height }: MapPlace): { x: number; y: number } {
  return { x: (x + width / 2) * MAP_RATIO, y: y + height / 2 };
}
