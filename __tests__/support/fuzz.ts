import fc from 'fast-check';

/**
 * The same cases in every run, so that a change fails because of itself. `FUZZ_SEED=7` tries others and
 * `FUZZ_TIMES=10` ten times as many; a failure prints its seed and the smallest case.
 */
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);
const TIMES = Number(process.env['FUZZ_TIMES'] ?? 1);

/** Some thousands of cases may take long where `FUZZ_TIMES` asks for more. */
jest.setTimeout(30_000 * TIMES);

/** Test that something holds for random values. */
export function testForAll<Value>(
  name: string,
  values: fc.Arbitrary<Value>,
  cases: number,
  holds: (value: Value) => void | Promise<void>,
): void {
  test(`${name} (${cases} cases)`, async () => {
    const property = fc.asyncProperty(values, async (value) => {
      await holds(value);
    });
    await fc.assert(property, { seed: SEED, numRuns: cases * TIMES });
  });
}

/** Text that readers and authors might write: words, Han, emoji, signs that mean something, halves of characters. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  // `fc.string` with such a unit lists all of Unicode first, which takes longer than the cases.
  fc.array(fc.nat(0x10ffff), { maxLength: 40 }).map((points) => String.fromCodePoint(...points)),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(
          'webpack',
          'Rsdoctor',
          '产物',
          '分析。',
          '，',
          '👩‍💻',
          '\ud83d',
          'e\u0301',
          '\u200b',
          '\u202e',
          'İ',
          'ß',
          '__proto__',
          'constructor',
          'toString',
          'E1001',
          'bundle-diff',
          '%',
          '%zz',
          '%E4%A',
          '\\',
          '"',
          "'",
          '<mark>',
          '</mark>',
          '&amp;',
          '//',
          '\t',
          '\n',
          '\r\n',
          ' ',
          '\0',
        ),
        fc.string({ maxLength: 8 }),
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
);

/** JSON that has the keys which are looked for, with values of any kind, some of them right. */
export function jsonLike(
  keys: readonly string[],
  texts: fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const leaf = fc.oneof(
    { weight: 4, arbitrary: texts },
    fc.constantFrom(null, true, false, 0, -1, 1.5, 1e308, '', [], {}),
    anyText,
  );
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      leaf,
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(
        fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...keys) }, fc.string({ maxLength: 4 })),
        tie('value'),
        { maxKeys: 6 },
      ),
    ),
  }));
  return value;
}
