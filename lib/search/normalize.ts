const ASCII = /^[\0-\x7f]*$/;
const MARKS = /\p{M}/gu;

/**
 * Fold a text to the form in which words are compared: lower case, without accents, full-width
 * letters and digits as plain ones.
 *
 * @example foldText('Überblick Ｅ１００４') // 'uberblick e1004'
 */
export function foldText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase().normalize('NFC');
}

/**
 * A text without case, accents, spaces and punctuation, to tell whether two say the same.
 *
 * @example squash('Bundle-Diff：对比') // 'bundlediff对比'
 */
export function squash(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');
}
