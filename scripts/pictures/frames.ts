import sharp from 'sharp';

/** What a recording shows, and for how long. */
export interface Frame {
  png: Buffer;
  ms: number;
}

/** README.md is read on phones too. */
const MOST_BYTES = 1_000_000;
const WIDTH = 960;

/** The qualities that are tried until the file is small enough. */
const QUALITIES = [90, 75, 60, 45];

/**
 * Frames as one animated WebP that starts again at its end. Those that show the same become one.
 *
 * @throws if it cannot be made small enough.
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

/** Frames without those that show what the one before does, which is shown longer instead. */
function mergeFrames(frames: readonly Frame[]): Frame[] {
  const merged: Frame[] = [];
  for (const frame of frames) {
    const last = merged.at(-1);
    if (last?.png.equals(frame.png)) last.ms += frame.ms;
    else merged.push({ ...frame });
  }
  return merged;
}
