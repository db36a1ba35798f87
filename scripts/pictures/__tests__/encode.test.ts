/** @jest-environment node */

import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { encodePicture, MOST_BYTES } from '@/scripts/pictures/encode';

/** A page of one colour. */
function blank(width: number, shade: number): Promise<Buffer> {
  const background = { r: shade, g: shade, b: shade };
  return sharp({ create: { width, height: 100, channels: 3, background } })
    .png()
    .toBuffer();
}

/** A page that nothing can make small: every dot has one of eight colours. */
function noise(width: number, height: number): Promise<Buffer> {
  const raw = { width, height, channels: 3 as const };
  const dots = randomBytes(width * height * 3).map((byte) => (byte & 1) * 255);
  return sharp(dots, { raw }).png().toBuffer();
}

test('a picture becomes a file of each width and format', async () => {
  const files = await encodePicture(await blank(2000, 40));
  const forms = files.map(async ({ width, format, bytes }) => {
    const { width: pixels, format: kind, compression } = await sharp(bytes).metadata();
    return `${width} ${format}: ${pixels} ${compression ?? kind}`;
  });
  expect(await Promise.all(forms)).toEqual([
    '800 avif: 800 av1',
    '800 webp: 800 webp',
    '1600 avif: 1600 av1',
    '1600 webp: 1600 webp',
  ]);
});

test('a picture smaller than a width keeps its own', async () => {
  const files = await encodePicture(await blank(1000, 60));
  const large = files.find(({ width }) => width === 1600);
  expect((await sharp(large?.bytes).metadata()).width).toBe(1000);
});

test('two languages that show the same share the work', async () => {
  const [en, zh] = [await blank(900, 80), await blank(900, 80)];
  expect(await encodePicture(zh)).toBe(await encodePicture(en));
  expect(await encodePicture(await blank(900, 81))).not.toBe(await encodePicture(en));
});

test('a picture too large at the best quality is made with a lower one', async () => {
  const files = await encodePicture(await noise(256, 256));
  for (const { bytes } of files) expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES);
});

test('a picture too large at every quality says what to do', async () => {
  await expect(encodePicture(await noise(416, 416))).rejects.toThrow(
    'cannot be made smaller than 60000 bytes as avif. Crop less of it.',
  );
});
