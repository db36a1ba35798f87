/** A point in pixels, `y` downwards. */
export interface Point {
  x: number;
  y: number;
}

/** Closed outlines as lists of points, filled by the non-zero rule. */
export type Outlines = readonly (readonly Point[])[];

/** The coverage of each pixel by a shape, from 0 to `LEVELS`, within its bounding box. */
export interface Coverage {
  left: number;
  top: number;
  width: number;
  height: number;
  levels: Uint8Array;
}

/** The number of coverage levels: enough for smooth edges, few enough for a palette. */
export const LEVELS = 30;

/**
 * Fills outlines with antialiasing. Every edge adds the signed area that it covers to the pixels it
 * crosses; the running sum of a row is the coverage. The arithmetic is plain, so the same outlines give
 * the same levels on every machine.
 */
export function fillOutlines(outlines: Outlines): Coverage {
  const points = outlines.flat();
  const left = Math.floor(Math.min(...points.map(({ x }) => x)));
  const top = Math.floor(Math.min(...points.map(({ y }) => y)));
  const width = Math.ceil(Math.max(...points.map(({ x }) => x))) - left + 1;
  const height = Math.ceil(Math.max(...points.map(({ y }) => y))) - top + 1;
  const areas = new Float64Array(width * height + 1);
  for (const outline of outlines) {
    outline.forEach((from, index) => {
      const to = outline[(index + 1) % outline.length] ?? from;
      addEdge(
        areas,
        width,
        { x: from.x - left, y: from.y - top },
        { x: to.x - left, y: to.y - top },
      );
    });
  }
  return { left, top, width, height, levels: sumRows(areas, width, height) };
}

function sumRows(areas: Float64Array, width: number, height: number): Uint8Array {
  const levels = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    let sum = 0;
    for (let column = 0; column < width; column += 1) {
      const index = row * width + column;
      sum += areas[index] ?? 0;
      levels[index] = Math.round(Math.min(1, Math.abs(sum)) * LEVELS);
    }
  }
  return levels;
}

/** Splits an edge at the rows that it crosses. */
function addEdge(areas: Float64Array, width: number, from: Point, to: Point): void {
  if (from.y === to.y) return;
  const direction = from.y < to.y ? 1 : -1;
  const [upper, lower] = direction === 1 ? [from, to] : [to, from];
  const slope = (lower.x - upper.x) / (lower.y - upper.y);
  for (let row = Math.floor(upper.y); row < lower.y; row += 1) {
    const start = Math.max(upper.y, row);
    const end = Math.min(lower.y, row + 1);
    const startX = upper.x + slope * (start - upper.y);
    const endX = upper.x + slope * (end - upper.y);
    const share = direction * (end - start);
    addRow(areas, row * width, share, startX < endX ? [startX, endX] : [endX, startX]);
  }
}

/** Adds the part of an edge within a row to the pixels it crosses, each with the area to its right. */
function addRow(
  areas: Float64Array,
  offset: number,
  share: number,
  [from, to]: [number, number],
): void {
  const first = Math.floor(from);
  const last = Math.max(first, Math.ceil(to) - 1);
  for (let column = first; column <= last; column += 1) {
    const start = Math.max(from, column);
    const end = Math.min(to, column + 1);
    const part = to === from ? share : (share * (end - start)) / (to - from);
    const inside = column + 1 - (start + end) / 2;
    areas[offset + column] = (areas[offset + column] ?? 0) + part * inside;
    areas[offset + column + 1] = (areas[offset + column + 1] ?? 0) + part * (1 - inside);
  }
}
