import { inflectionsOf } from './query-words';
import type { Word } from './tokenize';
import { type Alternative, exactly } from './unit';

// What each way of finding is worth beside the word as typed.
const INFLECTED = 0.9;
const PARTS = 0.6;
const PREFIX = 0.5;

/** The ways to find a Latin word: as it is, inflected, in parts, and as the beginning of another. */
export function formsOf({ text, parts }: Word, { isInflected = true } = {}): Alternative[] {
  const pieces = parts.length > 0 ? parts.map((part) => part.text) : splitAtDigits(text);
  const forms = [exactly([text], 1)];
  if (isInflected) {
    for (const form of inflectionsOf(text)) forms.push(exactly([form], INFLECTED));
  }
  if (pieces.length > 1) forms.push(exactly(pieces, PARTS));
  if (text.length > 1) forms.push({ terms: [text], weight: PREFIX, isPrefix: true });
  return forms;
}

/** `webpack5` is also written `webpack 5`. */
function splitAtDigits(text: string): string[] {
  return text.match(/^[a-z]{3,}|\d+$/g) ?? [];
}
