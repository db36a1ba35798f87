/** The states of an enlarged image. While it opens or closes it ignores input. */
export type ZoomState = 'closed' | 'opening' | 'open' | 'closing';

export interface Size {
  width: number;
  height: number;
}

/** Magnifications of the enlarged image; at the first it fits the window. */
const SCALES = [1, 1.5, 2, 3, 4];

/** A picture made of pixels may be shown this much larger than on the page, where its file is not larger. */
const MOST_ENLARGED = 2;

/** An image that grows by less than this when it fills the window, as on a phone, is magnified at once. */
const LEAST_GAIN = 1.25;

/** The magnification at which words become readable that were too small on the page. */
const GAIN = 2;

/**
 * The size of an enlarged image that fits the window, in px, of the proportions of its file.
 *
 * @param room What the window has left for it.
 * @param isScalable It is drawn, not made of pixels, or a larger file is on its way: it may fill the room.
 */
export function fittedSize(
  { shown, natural, isScalable }: { shown: Size; natural: Size; isScalable: boolean },
  room: Size,
): Size {
  const { width, height } = natural.width > 0 && natural.height > 0 ? natural : shown;
  const most = isScalable ? Number.POSITIVE_INFINITY : Math.max(width, shown.width * MOST_ENLARGED);
  const fitted = Math.min(room.width, (room.height * width) / height, most);
  return { width: fitted, height: (fitted * height) / width };
}

/**
 * The magnification to begin with: 1, unless the window is about as narrow as the image on the page.
 *
 * @param room What the window has for the fitted image.
 * @param most The width in px that the file has dots for; infinite for what is drawn.
 */
export function firstScale(shown: Size, fitted: Size, room: Size, most: number): number {
  const isNarrow = fitted.width === room.width && fitted.width < shown.width * LEAST_GAIN;
  if (!isNarrow) return 1;
  const wanted = Math.min(fitted.width * GAIN, most);
  return SCALES.findLast((scale) => fitted.width * scale <= wanted) ?? 1;
}

/** The magnification some steps up or down, within bounds. */
export function scaleAfter(scale: number, steps: number): number {
  const index = SCALES.indexOf(scale) + steps;
  return SCALES[Math.min(Math.max(index, 0), SCALES.length - 1)] ?? 1;
}

/** Can an image be magnified further in this direction? */
export function canScale(scale: number, steps: number): boolean {
  return scaleAfter(scale, steps) !== scale;
}
