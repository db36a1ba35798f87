import type { Copy } from '../../lib/packed-payload';

/** A shorter copy would cost as much as it saves: three numbers, which hardly compress. Values from 32 to 64 make little difference. */
const LEAST = 48;
/** The number of positions to try for the same beginning, because markup repeats itself. */
const MOST_PLACES = 16;

/** The parts of a text that another text contains too: from the start on, the longest at each position. */
export function findCopies(text: string, other: string): Copy[] {
  const places = placesIn(other);
  const copies: Copy[] = [];
  for (let at = 0; at + LEAST <= text.length; ) {
    const copy = longestCopy(text, at, other, places);
    if (copy) copies.push(copy);
    at += copy?.length ?? 1;
  }
  return copies;
}

/** The text that both have in common, without repetitions, in the order of the first. */
export function commonParts(text: string, other: string): string {
  const copies = findCopies(other, text).sort((a, b) => a.from - b.from);
  let end = 0;
  let common = '';
  for (const { from, length } of copies) {
    if (from + length <= end) continue;
    common += text.slice(Math.max(from, end), from + length);
    end = from + length;
  }
  return common;
}

/** The text that one contains and the other does not. */
export function ownParts(text: string, other: string): string {
  let end = 0;
  let own = '';
  for (const { at, length } of findCopies(text, other)) {
    own += text.slice(end, at);
    end = at + length;
  }
  return own + text.slice(end);
}

function placesIn(text: string): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (let at = 0; at + LEAST <= text.length; at += 1) {
    const start = text.slice(at, at + LEAST);
    const known = places.get(start);
    if (!known) places.set(start, [at]);
    else if (known.length < MOST_PLACES) known.push(at);
  }
  return places;
}

function longestCopy(
  text: string,
  at: number,
  other: string,
  places: Map<string, number[]>,
): Copy | undefined {
  // Half of a surrogate pair cannot be written to a file.
  if (isSecondHalf(text, at)) return undefined;
  let best: Copy | undefined;
  for (const from of places.get(text.slice(at, at + LEAST)) ?? []) {
    let length = LEAST;
    while (at + length < text.length && text[at + length] === other[from + length]) length += 1;
    if (isSecondHalf(text, at + length)) length -= 1;
    if (length > (best?.length ?? 0)) best = { at, from, length };
  }
  return best;
}

/** Half of a surrogate pair. */
function isSecondHalf(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff;
}
