/** A part of a text that another text holds too. */
export interface Copy {
  /** Where it begins in the text, and in the other. */
  at: number;
  from: number;
  length: number;
}

/** The base of the numbers in a packed payload. */
const RADIX = 36;

/**
 * What the client fetches to show a page: the address of the dictionary, the copies from it, and what it does not hold.
 *
 * @param text What React renders the page from.
 * @param copies The parts of it that the dictionary holds, in order.
 */
export function packPayload(text: string, copies: readonly Copy[], dictionary: string): string {
  let end = 0;
  let own = '';
  const numbers: number[] = [];
  for (const { at, from, length } of copies) {
    numbers.push(at - end, from, length);
    own += text.slice(end, at);
    end = at + length;
  }
  const words = [dictionary, ...numbers.map((number) => number.toString(RADIX))];
  return `${words.join(' ')}\n${own}${text.slice(end)}`;
}

/** The address of the dictionary that a packed payload was made with. */
export function dictionaryOf(packed: string): string {
  return packed.slice(0, packed.search(/[ \n]/));
}

/** The text that was packed. */
export function unpackPayload(packed: string, dictionary: string): string {
  let end = packed.indexOf('\n');
  const [, ...words] = packed.slice(0, end).split(' ');
  const numbers = words.map((word) => Number.parseInt(word, RADIX));
  let text = '';
  end += 1;
  for (let index = 0; index < numbers.length; index += 3) {
    const [own = 0, from = 0, length = 0] = numbers.slice(index, index + 3);
    text += packed.slice(end, end + own) + dictionary.slice(from, from + length);
    end += own;
  }
  return text + packed.slice(end);
}
