import type { Copy } from '../../lib/packed-payload';

/** A shorter copy would cost as much as it saves: three numbers, which hardly compress. Values from 32 to 64 make little difference. */
const LEAST = 48;
/** The number of positions to try for the same beginning, because markup repeats itself. */
const MOST_PLACES = 16;

/** The size of the table with which most positions are skipped. */
const TABLE_BITS = 18;

/** A text in which copies are searched: every part of `LEAST` characters, with its positions. */
export class IndexedText {
  private readonly places = new Map<string, number[]>();
  /** Whether a part with such a hash exists. Looking up the part itself takes ten times as long. */
  private readonly table = new Uint8Array(1 << TABLE_BITS);

  constructor(readonly text: string) {
    for (let at = 0; at + LEAST <= text.length; at += 1) {
      const start = text.slice(at, at + LEAST);
      const known = this.places.get(start);
      this.table[hashAt(text, at)] = 1;
      if (!known) this.places.set(start, [at]);
      else if (known.length < MOST_PLACES) known.push(at);
    }
  }

  /** The positions at which this text continues like another one at `at`, for at least `LEAST` characters. */
  placesOf(text: string, at: number): readonly number[] {
    if (this.table[hashAt(text, at)] === 0) return [];
    return this.places.get(text.slice(at, at + LEAST)) ?? [];
  }
}

/** A hash of some of the next `LEAST` characters. */
function hashAt(text: string, at: number): number {
  let hash = 0;
  for (let next = 0; next < LEAST; next += 6) {
    hash = Math.imul(hash, 31) + text.charCodeAt(at + next);
  }
  return Math.imul(hash, 0x9e3779b1) >>> (32 - TABLE_BITS);
}

/** The parts of a text that another text contains too: from the start on, the longest at each position. */
export function findCopies(text: string, other: IndexedText): Copy[] {
  const copies: Copy[] = [];
  for (let at = 0; at + LEAST <= text.length; ) {
    const copy = longestCopy(text, at, other);
    if (copy) copies.push(copy);
    at += copy?.length ?? 1;
  }
  return copies;
}

/** The text that both have in common, without repetitions, in the order of the first. */
export function commonParts(text: string, other: string): string {
  const copies = findCopies(other, new IndexedText(text)).sort((a, b) => a.from - b.from);
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
  for (const { at, length } of findCopies(text, new IndexedText(other))) {
    own += text.slice(end, at);
    end = at + length;
  }
  return own + text.slice(end);
}

function longestCopy(text: string, at: number, other: IndexedText): Copy | undefined {
  // Half of a surrogate pair cannot be written to a file.
  if (isSecondHalf(text, at)) return undefined;
  let best: Copy | undefined;
  for (const from of other.placesOf(text, at)) {
    let length = LEAST;
    while (at + length < text.length && text[at + length] === other.text[from + length])
      length += 1;
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
