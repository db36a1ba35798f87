/** The values of design tokens by name: `--color-text`. */
type Tokens = ReadonlyMap<string, string>;

/** The light scheme and the dark one, in the order of `light-dark()`. */
export const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

/** What the value of a token comes to in a scheme: other tokens, and the choice between the schemes, are filled in. */
export function tokenIn(tokens: Tokens, name: string, scheme: Scheme): string {
  return valueIn(tokens, tokens.get(name) ?? '', scheme, [name]);
}

function valueIn(tokens: Tokens, value: string, scheme: Scheme, trail: readonly string[]): string {
  const choice = partsOf(value);
  if (choice) return valueIn(tokens, choice[scheme === 'light' ? 0 : 1], scheme, trail);
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (name === undefined || trail.includes(name)) return value;
  return valueIn(tokens, tokens.get(name) ?? '', scheme, [...trail, name]);
}

/** The two values in `light-dark(…, …)`; undefined for any other value. */
function partsOf(value: string): [light: string, dark: string] | undefined {
  const inner = /^light-dark\((.+)\)$/s.exec(value)?.[1];
  if (inner === undefined) return undefined;
  let depth = 0;
  const commas = [...inner].flatMap((character, index) => {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    return character === ',' && depth === 0 ? [index] : [];
  });
  const [comma] = commas;
  if (comma === undefined || commas.length > 1 || depth !== 0) return undefined;
  return [inner.slice(0, comma).trim(), inner.slice(comma + 1).trim()];
}

/** The contrast of two colors as WCAG 2.2 defines it; undefined unless both are `#rrggbb` or `#rgb`. */
export function contrastOf(one: string, other: string): number | undefined {
  const [darker, lighter] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  const ratio = ((lighter ?? Number.NaN) + 0.05) / ((darker ?? Number.NaN) + 0.05);
  return Number.isNaN(ratio) ? undefined : ratio;
}

/** Relative luminance. */
function luminanceOf(color: string): number {
  const digits = /^#([\da-f]{6}|[\da-f]{3})$/i.exec(color)?.[1] ?? '';
  const long = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const part = Number.parseInt(long.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
