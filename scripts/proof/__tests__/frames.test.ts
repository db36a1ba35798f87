import sharp from 'sharp';
import { encodeFrames, type Frame } from '../pictures/frames';

async function frame(background: string, ms: number): Promise<Frame> {
  const create = { width: 20, height: 10, channels: 3 as const, background };
  return { png: await sharp({ create }).png().toBuffer(), ms };
}

test('a recording keeps the duration of each frame, and merges identical frames', async () => {
  const frames = [await frame('red', 100), await frame('red', 400), await frame('blue', 200)];
  const bytes = await encodeFrames(frames);
  const { format, pages, delay, loop, width, pageHeight } = await sharp(bytes, {
    animated: true,
  }).metadata();
  expect({ format, pages, delay, loop }).toEqual({
    format: 'webp',
    pages: 2,
    delay: [500, 200],
    loop: 0,
  });
  expect([width, pageHeight]).toEqual([960, 480]);
});
