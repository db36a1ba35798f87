import { readFileSync } from 'node:fs';
import opentype, { type Font, type Glyph } from 'opentype.js';
import { type Coverage, fillOutlines, type Outlines, type Point } from './raster';

const FOLDER = 'node_modules/@fontsource/noto-sans-sc/files';
/** The subsets of the font, in the order in which they are searched for a character. */
const PARTS = ['latin', 'latin-ext', 'chinese-simplified'];

/** The number of straight lines that approximate a curve; at the sizes of a card they are not visible. */
const CURVE_STEPS = 6;

/** One weight of the font. Characters that it does not contain, such as emoji, are left out. */
export interface Typeface {
  /** The width of a text in pixels. */
  widthOf(text: string, size: number): number;
  /** The shapes of a text whose baseline begins at `origin`. */
  shapesOf(text: string, size: number, origin: Point): Coverage[];
  /** The text without the characters that cannot be drawn. */
  drawable(text: string): string;
}

interface PlacedGlyph {
  glyph: Glyph;
  font: Font;
  /** Distance from the start of the text, in pixels. */
  x: number;
}

/** Loads a weight of the font from the installed packages: 400 is regular, 700 bold. */
export function readTypeface(weight: 400 | 700): Typeface {
  const fonts = PARTS.map((part) =>
    parseFont(`${FOLDER}/noto-sans-sc-${part}-${weight}-normal.woff`),
  );
  const shapes = new Map<string, Coverage>();

  function place(text: string, size: number): { glyphs: PlacedGlyph[]; width: number } {
    let width = 0;
    let previous: PlacedGlyph | undefined;
    const glyphs: PlacedGlyph[] = [];
    for (const character of text) {
      const font = fonts.find((candidate) => candidate.charToGlyphIndex(character) > 0);
      if (!font) continue;
      const scale = size / font.unitsPerEm;
      const glyph = font.charToGlyph(character);
      if (previous?.font === font) width += font.getKerningValue(previous.glyph, glyph) * scale;
      previous = { glyph, font, x: width };
      glyphs.push(previous);
      width += (glyph.advanceWidth ?? 0) * scale;
    }
    return { glyphs, width };
  }

  /** A glyph is rasterized once per size; its copies are placed on whole pixels. */
  function shapeOf({ glyph, font }: PlacedGlyph, size: number): Coverage | undefined {
    const key = `${fonts.indexOf(font)}/${glyph.index}/${size}`;
    const cached = shapes.get(key);
    if (cached) return cached;
    const outlines = outlinesOf(glyph, size);
    if (outlines.length === 0) return undefined;
    const shape = fillOutlines(outlines);
    shapes.set(key, shape);
    return shape;
  }

  return {
    widthOf: (text, size) => place(text, size).width,
    shapesOf: (text, size, origin) =>
      place(text, size).glyphs.flatMap((placed) => {
        const shape = shapeOf(placed, size);
        if (!shape) return [];
        const left = shape.left + Math.round(origin.x + placed.x);
        return [{ ...shape, left, top: shape.top + Math.round(origin.y) }];
      }),
    drawable: (text) =>
      [...text]
        .filter((character) => fonts.some((font) => font.charToGlyphIndex(character) > 0))
        .join('')
        .replace(/\s+/g, ' ')
        .trim(),
  };
}

function parseFont(file: string): Font {
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
}

function outlinesOf(glyph: Glyph, size: number): Outlines {
  const outlines: Point[][] = [];
  for (const command of glyph.getPath(0, 0, size).commands) {
    const current = outlines.at(-1);
    const from = current?.at(-1);
    if (command.type === 'M') outlines.push([{ x: command.x, y: command.y }]);
    if (!current || !from) continue;
    if (command.type === 'L') current.push({ x: command.x, y: command.y });
    // TrueType fonts have no cubic curves.
    if (command.type === 'Q') {
      const bend = { x: command.x1, y: command.y1 };
      current.push(...curve(from, bend, { x: command.x, y: command.y }));
    }
  }
  return outlines.filter(({ length }) => length > 2);
}

/** The points of a quadratic curve after its start. */
function curve(from: Point, bend: Point, to: Point): Point[] {
  return Array.from({ length: CURVE_STEPS }, (_, step) => {
    const at = (step + 1) / CURVE_STEPS;
    const on = (axis: 'x' | 'y') =>
      from[axis] * (1 - at) ** 2 + bend[axis] * (2 * at * (1 - at)) + to[axis] * at ** 2;
    return { x: on('x'), y: on('y') };
  });
}
