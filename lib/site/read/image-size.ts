import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';

/** The size at which an image is meant to be shown, in CSS px. */
interface ImageSize {
  width: number;
  height: number;
}

/** From this value on, the EXIF orientation of a photo exchanges width and height. */
const FIRST_TURNED_ORIENTATION = 5;

/** The size of an image file, from its first bytes; undefined where these are of no image. */
export function readImageSize(absolute: string): ImageSize | undefined {
  return parseImageSize(readFileSync(absolute));
}

/** The size that the bytes of an image tell; undefined where they tell none. */
export function parseImageSize(bytes: Uint8Array): ImageSize | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    if (!(width > 0 && height > 0)) return undefined;
    const isTurned = orientation >= FIRST_TURNED_ORIENTATION;
    const [across, down] = isTurned ? [height, width] : [width, height];
    return { width: Math.round(across), height: Math.round(down) };
  } catch {
    return undefined;
  }
}
