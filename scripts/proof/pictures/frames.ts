import sharp from 'sharp';

/** An image of a recording, and how long it is shown. */
export interface Frame {
  png: Buffer;
  ms: number;
}

/** README.md is read on phones too. */
const MOST_BYTES = 1_000_000;
const WIDTH = 960;

/** The qualities, tried in order until the file is small enough. */
const QUALITIES = [90, 75, 60, 45];

/**
 * Encodes frames as an animated WebP that repeats. Consecutive identical frames are merged.
 *
 * @throws if the file cannot be made small enough.
 */
export async function encodeFrames(frames: readonly Frame[]): Promise<Buffer> {
  const shown = mergeFrames(frames);
  const scaled = await Promise.all(
    shown.map(({ png }) => sharp(png).resize({ width: WIDTH }).removeAlpha().png().toBuffer()),
  );
  const delay = shown.map(({ ms }) => ms);
  for (const quality of QUALITIES) {
    const bytes = await sharp(scaled, { join: { animated: true } })
      .webp({ quality, delay, loop: 0, effort: 4 })
      .toBuffer();
    if (bytes.length <= MOST_BYTES) return bytes;
  }
  throw new Error(`The recording cannot be made smaller than ${MOST_BYTES} bytes. Shorten it.`);
}

/** Merges identical consecutive frames into one with their total duration. */
function mergeFrames(frames: readonly Frame[]): Frame[] {
  const merged: Frame[] = [];
  for (const frame of frames) {
    const last = merged.at(-1);
    if (last?.png.equals(frame.png)) last.ms += frame.ms;
    else merged.push({ ...frame });
  }
  return merged;
}
