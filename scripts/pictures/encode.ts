import { createHash } from 'node:crypto';
import sharp, { type OutputInfo } from 'sharp';
import { PICTURE_WIDTHS } from '../../lib/content/report/picture-recipes';

/** No file of a picture is larger. */
export const MOST_BYTES = 60_000;

/** The qualities that are tried until a file is small enough. */
const QUALITIES = { avif: [58, 50, 42, 34], webp: [82, 72, 60, 45, 30] } as const;

/** One step more takes twice the time and saves a sixteenth of the bytes. */
const AVIF_EFFORT = 2;

type Format = keyof typeof QUALITIES;

/** The pixels of a picture. */
interface Raw {
  data: Buffer;
  info: OutputInfo;
}

/** One of the files that show a picture. */
interface Encoded {
  width: (typeof PICTURE_WIDTHS)[number];
  format: Format;
  bytes: Buffer;
}

const encoded = new Map<string, Promise<Encoded[]>>();

/**
 * A picture in all widths and formats.
 *
 * Where the report has no words of its own, both languages show the same, and it is encoded once.
 *
 * @throws if it cannot be made small enough.
 */
export function encodePicture(png: Buffer): Promise<Encoded[]> {
  const key = createHash('sha256').update(png).digest('hex');
  const files = encoded.get(key) ?? encodeAll(png);
  encoded.set(key, files);
  return files;
}

async function encodeAll(png: Buffer): Promise<Encoded[]> {
  const { width: captured = 0 } = await sharp(png).metadata();
  const files: Encoded[] = [];
  for (const width of PICTURE_WIDTHS) {
    const scaled = await sharp(png)
      .resize({ width: Math.min(width, captured), kernel: 'lanczos3' })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const format of ['avif', 'webp'] as const) {
      files.push({ width, format, bytes: await encode(scaled, format) });
    }
  }
  return files;
}

async function encode({ data, info }: Raw, format: Format): Promise<Buffer> {
  for (const quality of QUALITIES[format]) {
    const image = sharp(data, { raw: info });
    const bytes = await (format === 'avif'
      ? image.avif({ quality, effort: AVIF_EFFORT, chromaSubsampling: '4:4:4' })
      : image.webp({ quality, effort: 4, smartSubsample: true })
    ).toBuffer();
    if (bytes.length <= MOST_BYTES) return bytes;
  }
  throw new Error(`cannot be made smaller than ${MOST_BYTES} bytes as ${format}. Crop less of it.`);
}
