import sharp, { type OutputInfo } from 'sharp';
import { PICTURE_WIDTHS, pictureFile } from '../../lib/content/picture-recipes';
import type { View } from './follow';

/** No file of a picture is larger. */
export const MOST_BYTES = 60_000;

/** The qualities that are tried until a file is small enough. */
const QUALITIES = { avif: [58, 50, 42, 34], webp: [82, 72, 60, 45, 30] } as const;

type Format = keyof typeof QUALITIES;

/** The pixels of a picture. */
interface Raw {
  data: Buffer;
  info: OutputInfo;
}

/** A file of a picture, not yet written. */
export interface EncodedFile {
  file: string;
  bytes: Buffer;
}

/** A picture in all widths and formats. @throws if it cannot be made small enough. */
export async function encodePicture(png: Buffer, id: string, view: View): Promise<EncodedFile[]> {
  const { width: captured = 0 } = await sharp(png).metadata();
  const files: EncodedFile[] = [];
  for (const width of PICTURE_WIDTHS) {
    const scaled = await sharp(png)
      .resize({ width: Math.min(width, captured), kernel: 'lanczos3' })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const format of ['avif', 'webp'] as const) {
      const bytes = await encode(scaled, format);
      files.push({ file: pictureFile(id, { ...view, width, format }), bytes });
    }
  }
  return files;
}

async function encode({ data, info }: Raw, format: Format): Promise<Buffer> {
  for (const quality of QUALITIES[format]) {
    const image = sharp(data, { raw: info });
    const bytes = await (format === 'avif'
      ? image.avif({ quality, effort: 3, chromaSubsampling: '4:4:4' })
      : image.webp({ quality, effort: 4, smartSubsample: true })
    ).toBuffer();
    if (bytes.length <= MOST_BYTES) return bytes;
  }
  throw new Error(`cannot be made smaller than ${MOST_BYTES} bytes as ${format}. Crop less of it.`);
}
