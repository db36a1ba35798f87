import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { PICTURE_WIDTHS, pictureFile } from '../../lib/content/picture-recipes';
import type { View } from './open-report';

/** No file of a picture is larger. */
export const MOST_BYTES = 60_000;

/** The qualities that are tried until a file is small enough. */
const QUALITIES = { avif: [58, 50, 42, 34], webp: [82, 72, 60, 45, 30] } as const;

type Format = keyof typeof QUALITIES;

/** Write a picture in all widths and formats. @returns its bytes. @throws if it cannot be made small enough. */
export async function writePicture(png: Buffer, id: string, view: View): Promise<number> {
  const { width: captured = 0 } = await sharp(png).metadata();
  let total = 0;
  for (const width of PICTURE_WIDTHS) {
    const scaled = await sharp(png)
      .resize({ width: Math.min(width, captured), kernel: 'lanczos3' })
      .removeAlpha()
      .png()
      .toBuffer();
    for (const format of ['avif', 'webp'] as const) {
      const bytes = await encode(scaled, format);
      const file = pictureFile(id, { ...view, width, format });
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, bytes);
      total += bytes.length;
    }
  }
  return total;
}

async function encode(png: Buffer, format: Format): Promise<Buffer> {
  for (const quality of QUALITIES[format]) {
    const image = sharp(png);
    const bytes = await (format === 'avif'
      ? image.avif({ quality, effort: 3, chromaSubsampling: '4:4:4' })
      : image.webp({ quality, effort: 4, smartSubsample: true })
    ).toBuffer();
    if (bytes.length <= MOST_BYTES) return bytes;
  }
  throw new Error(`cannot be made smaller than ${MOST_BYTES} bytes as ${format}. Crop less of it.`);
}
