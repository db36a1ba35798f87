import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { encodePicture, MOST_BYTES } from '@/scripts/proof/pictures/encode';

/** An image of a single color. */
function blank(width: number, shade: number): Promise<Buffer> {
  const background = { r: shade, g: shade, b: shade };
  return sharp({ create: { width, height: 100, channels: 3, background } })
    .png()
    .toBuffer();
}

/** An image that does not compress: every pixel has one of eight colors. */
function noise(width: number, height: number): Promise<Buffer> {
  const raw = { width, height, channels: 3 as const };
  const dots = randomBytes(width * height * 3).map((byte) => (byte & 1) * 255);
  return sharp(dots, { raw }).png().toBuffer();
}

test.each([
  { what: 'a picture', isPhone: false, forms: ['1600: 1600 av1', '800: 800 webp'] },
  { what: 'what phones show', isPhone: true, forms: ['phone: 960 av1'] },
])('$what becomes $forms', async ({ isPhone, forms }) => {
  const files = await encodePicture(await blank(2000, 40), isPhone);
  const made = files.map(async ({ name, bytes }) => {
    const { width: pixels, format: kind, compression } = await sharp(bytes).metadata();
    return `${name}: ${pixels} ${compression ?? kind}`;
  });
  expect(await Promise.all(made)).toEqual(forms);
});

test('an image narrower than the target width keeps its width', async () => {
  const files = await encodePicture(await blank(1000, 60), false);
  const large = files.find(({ name }) => name === '1600');
  expect((await sharp(large?.bytes).metadata()).width).toBe(1000);
});

test('an image that is the same in two languages is encoded once', async () => {
  const [en, zh] = [await blank(900, 80), await blank(900, 80)];
  expect(await encodePicture(zh, false)).toBe(await encodePicture(en, false));
  expect(await encodePicture(zh, true)).not.toBe(await encodePicture(en, false));
  expect(await encodePicture(await blank(900, 81), false)).not.toBe(await encodePicture(en, false));
});

test('an image that is too large at the best quality is encoded with a lower one', async () => {
  const files = await encodePicture(await noise(256, 256), false);
  for (const { bytes } of files) expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES);
});

test('an image that is too large at every quality fails with a remedy', async () => {
  await expect(encodePicture(await noise(416, 416), false)).rejects.toThrow(
    'cannot be made smaller than 60000 bytes as avif. Capture a smaller area.',
  );
});
