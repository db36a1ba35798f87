import { crc32, deflateSync } from 'node:zlib';

/** A color, `#rrggbb`. */
export type Color = `#${string}`;

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PALETTE_COLORS = 3;
const BITS_PER_PIXEL = 8;

interface IndexedImage {
  width: number;
  height: number;
  /** The palette index of each pixel, row by row. */
  pixels: Uint8Array;
  /** At most 256 colors. */
  palette: readonly Color[];
}

/** Encodes an image with a palette as PNG. Flat areas compress to a few kilobytes. */
export function encodePng({ width, height, pixels, palette }: IndexedImage): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([BITS_PER_PIXEL, PALETTE_COLORS, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height); // Every row begins with its filter type: 0, none.
  for (let row = 0; row < height; row += 1) {
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.map((color) => color.slice(1)).join(''), 'hex')),
    chunk('IDAT', deflateSync(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
