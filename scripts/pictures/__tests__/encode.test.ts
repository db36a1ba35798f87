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

test.each([
  { what: 'a picture', isPhone: false, forms: ['800: 800 av1', '1600: 1600 av1', '800: 800 webp'] },
  { what: 'what phones show', isPhone: true, forms: ['phone: 960 av1'] },
])('$what becomes $forms', async ({ isPhone, forms }) => {
  const files = await encodePicture(await blank(2000, 40), isPhone);
  const made = files.map(async ({ name, bytes }) => {
    const { width: pixels, format: kind, compression } = await sharp(bytes).metadata();
    return `${name}: ${pixels} ${compression ?? kind}`;
  });
  expect(await Promise.all(made)).toEqual(forms);
});

test('a picture smaller than a width keeps its own', async () => {
  const files = await encodePicture(await blank(1000, 60), false);
  const large = files.find(({ name }) => name === '1600');
  expect((await sharp(large?.bytes).metadata()).width).toBe(1000);
});

test('two languages that show the same share the work', async () => {
  const [en, zh] = [await blank(900, 80), await blank(900, 80)];
  expect(await encodePicture(zh, false)).toBe(await encodePicture(en, false));
  expect(await encodePicture(zh, true)).not.toBe(await encodePicture(en, false));
  expect(await encodePicture(await blank(900, 81), false)).not.toBe(await encodePicture(en, false));
});

test('a picture too large at the best quality is made with a lower one', async () => {
  const files = await encodePicture(await noise(256, 256), false);
  for (const { bytes } of files) expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES);
});

test('a picture too large at every quality says what to do', async () => {
  await expect(encodePicture(await noise(416, 416), false)).rejects.toThrow(
    'cannot be made smaller than 60000 bytes as avif. Crop less of it.',
  );
});
