import { type Color, encodePng } from './png';
import { type Coverage, fillOutlines, LEVELS, type Outlines, type Point } from './raster';

/** An image of flat colors on one background. Shapes of different colors should not touch. */
export interface Canvas {
  /** Fills a shape with one of the inks. */
  paint(shape: Coverage, ink: number): void;
  fill(outlines: Outlines, ink: number): void;
  copy(): Canvas;
  toPng(): Buffer;
}

/** Options of a canvas. The palette contains steps from each ink to the background. */
interface CanvasOptions {
  width: number;
  height: number;
  background: Color;
  /** At most eight. */
  inks: readonly Color[];
}

/** Creates an empty image. */
export function createCanvas(
  options: CanvasOptions,
  pixels = new Uint8Array(options.width * options.height),
): Canvas {
  const { width, height, background, inks } = options;
  const canvas: Canvas = {
    paint(shape, ink) {
      for (let row = Math.max(0, -shape.top); row < shape.height; row += 1) {
        const y = shape.top + row;
        if (y >= height) break;
        for (let column = 0; column < shape.width; column += 1) {
          const x = shape.left + column;
          const level = shape.levels[row * shape.width + column] ?? 0;
          if (level > 0 && x >= 0 && x < width) pixels[y * width + x] = ink * LEVELS + level;
        }
      }
    },
    fill: (outlines, ink) => canvas.paint(fillOutlines(outlines), ink),
    copy: () => createCanvas(options, pixels.slice()),
    toPng: () => encodePng({ width, height, pixels, palette: paletteOf(background, inks) }),
  };
  return canvas;
}

function paletteOf(background: Color, inks: readonly Color[]): Color[] {
  const steps = inks.flatMap((ink) =>
    Array.from({ length: LEVELS }, (_, step) => mix(background, ink, (step + 1) / LEVELS)),
  );
  return [background, ...steps];
}

function mix(from: Color, to: Color, share: number): Color {
  const channels = [1, 3, 5].map((start) => {
    const [low, high] = [from, to].map((color) =>
      Number.parseInt(color.slice(start, start + 2), 16),
    );
    return Math.round((low ?? 0) + ((high ?? 0) - (low ?? 0)) * share);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const CORNERS = 24;

/** A bar with round ends, or a disc if both ends are the same point. */
export function bar(from: Point, to: Point, thickness: number): Outlines {
  const radius = thickness / 2;
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const end = (center: Point, start: number) =>
    Array.from({ length: CORNERS + 1 }, (_, step) => {
      const at = start + (Math.PI * step) / CORNERS;
      return { x: center.x + radius * Math.cos(at), y: center.y + radius * Math.sin(at) };
    });
  return [[...end(to, angle - Math.PI / 2), ...end(from, angle + Math.PI / 2)]];
}

/** A ring around a point. */
export function ring(center: Point, radius: number, thickness: number): Outlines {
  const circle = (size: number) => bar(center, center, 2 * size).flat();
  return [circle(radius + thickness / 2), circle(radius - thickness / 2).reverse()];
}
