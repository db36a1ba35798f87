import { readFileSync } from 'node:fs';
import opentype, { type Font, type Glyph, type Path } from 'opentype.js';

const FOLDER = 'node_modules/@fontsource/noto-sans-sc/files';
/** The subsets of the font, in the order in which they are searched for a character. */
const PARTS = ['latin', 'latin-ext', 'chinese-simplified'];

/** One weight of the font. Characters that it does not contain, such as emoji, are left out. */
export interface Typeface {
  /** The width of a text in pixels. */
  widthOf(text: string, size: number): number;
  /** The outlines of a text as the `d` of an SVG path that begins at 0, 0, the start of the baseline. */
  outlinesOf(text: string, size: number): string;
  /** The text without the characters that cannot be drawn. */
  drawable(text: string): string;
}

/** Loads a weight of the font from the installed packages: 400 is regular, 700 bold. */
export function readTypeface(weight: 400 | 700): Typeface {
  const fonts = PARTS.map((part) =>
    parseFont(`${FOLDER}/noto-sans-sc-${part}-${weight}-normal.woff`),
  );
  const fontOf = (character: string) => fonts.find((font) => font.charToGlyphIndex(character) > 0);

  function place(text: string, size: number) {
    let width = 0;
    let previous: { glyph: Glyph; font: Font } | undefined;
    const glyphs: { glyph: Glyph; x: number }[] = [];
    for (const character of text) {
      const font = fontOf(character);
      if (!font) continue;
      const scale = size / font.unitsPerEm;
      const glyph = font.charToGlyph(character);
      if (previous?.font === font) width += font.getKerningValue(previous.glyph, glyph) * scale;
      previous = { glyph, font };
      glyphs.push({ glyph, x: width });
      width += (glyph.advanceWidth ?? 0) * scale;
    }
    return { width, glyphs };
  }

  return {
    widthOf: (text, size) => place(text, size).width,
    outlinesOf: (text, size) =>
      place(text, size)
        .glyphs.map(({ glyph, x }) => pathData(glyph.getPath(x, 0, size)))
        .join(''),
    drawable: (text) =>
      [...text]
        .filter((character) => fontOf(character))
        .join('')
        .replace(/\s+/g, ' ')
        .trim(),
  };
}

/** `toPathData` of the package writes `NaN` for fractions close to zero. */
function pathData({ commands }: Path): string {
  return commands
    .map(({ type, ...points }) => type + Object.values(points).map(rounded).join(' '))
    .join('');
}

function rounded(value: number): string {
  return value.toFixed(1);
}

function parseFont(file: string): Font {
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
}
