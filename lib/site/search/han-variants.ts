import { Converter } from 'opencc-js/t2cn';

/** The blocks of Unicode that hold the Han characters anyone types. */
const HAN = [0x3400, 0x9fff] as const;
/** Each traditional character with the simplified one. */
let variants: readonly (readonly [traditional: string, simplified: string])[] | undefined;

/**
 * The characters that a reader may type instead of those of a text: traditional for simplified ones, or the other way round.
 * Each is followed by the one that the text has. What the text has itself is what was meant.
 */
export function hanVariantsOf(text: string): string {
  const characters = new Set(text);
  variants ??= listVariants();
  const pairs = variants.flatMap(([traditional, simplified]) => [
    [traditional, simplified] as const,
    [simplified, traditional] as const,
  ]);
  const meant = new Map<string, string>();
  for (const [typed, written] of pairs) {
    if (characters.has(written) && !characters.has(typed) && !meant.has(typed))
      meant.set(typed, written);
  }
  return [...meant].flat().join('');
}

function listVariants() {
  const simplify = Converter({ from: 't', to: 'cn' });
  const [first, last] = HAN;
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
    .map((character) => [character, simplify(character)] as const)
    .filter(([character, simplified]) => simplified !== character);
}
