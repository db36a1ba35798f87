/**
 * A build takes these for the functions of Next.js that split the payload of every page into segments for its router, and
 * measure them. No reader gets one, and serializing each page three times more was half of the rendering.
 */
export async function collectSegmentData(): Promise<ReadonlyMap<string, Buffer>> {
  return new Map();
}

export async function collectPrefetchHints(): Promise<null> {
  return null;
}
