import fc from 'fast-check';

/**
 * The same cases in every run, so that a failure is caused by the change. `FUZZ_SEED=7` chooses others, as CI does, and
 * `FUZZ_TIMES=10` ten times as many as CI; the default is a tenth. A failure prints its seed and the smallest case.
 */
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);
const TIMES = Number(process.env['FUZZ_TIMES'] ?? 0.1);

/** Tests that a property holds for random values. */
export function testForAll<Value>(
  name: string,
  values: fc.Arbitrary<Value>,
  cases: number,
  holds: (value: Value) => void | Promise<void>,
): void {
  const numRuns = Math.ceil(cases * TIMES);
  test(`${name} (${numRuns} cases)`, async () => {
    const property = fc.asyncProperty(values, async (value) => {
      await holds(value);
    });
    await fc.assert(property, { seed: SEED, numRuns });
  });
}

/** Text as readers and authors might write it: words, Han, emoji, characters with a special meaning, lone surrogates. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  // `fc.string` with such a unit enumerates all of Unicode first, which takes longer than the cases.
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

/** JSON with the expected keys and values of any type, some of them valid. */
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
