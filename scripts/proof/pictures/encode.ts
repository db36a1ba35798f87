import { createHash } from 'node:crypto';
import sharp, { type OutputInfo } from 'sharp';
import { PICTURE_FORMS, type PictureForm } from '../../../lib/site/images/picture-recipes';

/** The maximum size of an image file. */
export const MOST_BYTES = 60_000;

/** The qualities, tried in order until a file is small enough. WebP of 60 looks like that of 82, and is a quarter smaller. */
const QUALITIES = { avif: [58, 50, 42, 34], webp: [60, 45, 30] } as const;

/** The next effort level takes twice as long and saves a sixteenth of the bytes. */
const AVIF_EFFORT = 2;

/** The pixels of an image. */
interface Raw {
  data: Buffer;
  info: OutputInfo;
}

/** One of the files of an image. */
interface Encoded extends Pick<PictureForm, 'name' | 'format'> {
  bytes: Buffer;
}

const encoded = new Map<string, Promise<Encoded[]>>();

/**
 * Encodes an image in the formats for phones, or in the others.
 *
 * If the report is the same in both languages, the image is encoded once.
 *
 * @throws if a file cannot be made small enough.
 */
export function encodePicture(png: Buffer, isPhone: boolean): Promise<Encoded[]> {
  const key = `${isPhone} ${createHash('sha256').update(png).digest('hex')}`;
  const files = encoded.get(key) ?? encodeAll(png, isPhone);
  encoded.set(key, files);
  return files;
}

async function encodeAll(png: Buffer, isPhone: boolean): Promise<Encoded[]> {
  const { width: captured = 0 } = await sharp(png).metadata();
  const files: Encoded[] = [];
  for (const { name, width, format } of PICTURE_FORMS) {
    if ((name === 'phone') !== isPhone) continue;
    const scaled = await sharp(png)
      .resize({ width: Math.min(width, captured), kernel: 'lanczos3' })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    files.push({ name, format, bytes: await encode(scaled, format) });
  }
  return files;
}

async function encode({ data, info }: Raw, format: PictureForm['format']): Promise<Buffer> {
  for (const quality of QUALITIES[format]) {
    const image = sharp(data, { raw: info });
    const bytes = await (format === 'avif'
      ? image.avif({ quality, effort: AVIF_EFFORT, chromaSubsampling: '4:4:4' })
      : image.webp({ quality, effort: 4, smartSubsample: true })
    ).toBuffer();
    if (bytes.length <= MOST_BYTES) return bytes;
  }
  throw new Error(
    `cannot be made smaller than ${MOST_BYTES} bytes as ${format}. Capture a smaller area.`,
  );
}
