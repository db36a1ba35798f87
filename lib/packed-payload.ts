/** A part of a text that another text holds too. */
export interface Copy {
  /** Where it begins in the text, and in the other. */
  at: number;
  from: number;
  length: number;
}

/** The first line of a packed payload. */
type Head = [dictionary: string, ...numbers: number[]];

/**
 * What the client fetches to show a page. Its first line is a JSON array: the address of the dictionary, and for each
 * copy from it how much of the page's own text comes before, how far the copy begins behind the last one in the dictionary, and its
 * length. The rest is the page's own text.
 *
 * @param text What React renders the page from.
 * @param copies The parts of it that the dictionary holds, in order.
 */
export function packPayload(text: string, copies: readonly Copy[], dictionary: string): string {
  let end = 0;
  let place = 0;
  let own = '';
  const head: Head = [dictionary];
  for (const { at, from, length } of copies) {
    head.push(at - end, from - place, length);
    place = from + length;
    own += text.slice(end, at);
    end = at + length;
  }
  return `${JSON.stringify(head)}\n${own}${text.slice(end)}`;
}

/**
 * The text that was packed.
 *
 * @param read Reads a dictionary.
 * @throws if either was uploaded in part: React would break on such a text.
 */
export async function unpackPayload(
  packed: string,
  read: (dictionary: string) => Promise<string>,
): Promise<string> {
  let at = packed.indexOf('\n') + 1;
  const [address, ...numbers] = JSON.parse(packed.slice(0, at)) as Head;
  const dictionary = await read(address);
  let place = 0;
  let text = '';
  for (let index = 0; index < numbers.length; index += 3) {
    const [own = 0, skipped = 0, length = 0] = numbers.slice(index, index + 3);
    text += packed.slice(at, at + own);
    at += own;
    place += skipped;
    text += dictionary.slice(place, place + length);
    place += length;
    if (at > packed.length || place > dictionary.length) {
      throw new Error(`A payload with ${address} is not whole.`);
    }
  }
  return text + packed.slice(at);
}
