/** The scripts of the languages that are written from right to left today. */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/** The direction in which a language is written, for the attribute `dir`. */
export function directionOf(lang: string): 'ltr' | 'rtl' {
  const { script = '' } = new Intl.Locale(lang).maximize();
  return RIGHT_TO_LEFT.has(script) ? 'rtl' : 'ltr';
}
