/** What is read as lines and quoted as such: commands and what they print. */
const TERMINAL = new Set(['bash', 'console', 'powershell', 'sh', 'shell', 'text']);
const LINE = /[^\n]+/g;
/** What draws boxes and bars in a terminal. */
const ART = /[\u2500-\u259f]+/g;
/** A name or a path. */
const NAME = /[\p{L}\p{N}@$](?:[\p{L}\p{N}@$/._-]*[\p{L}\p{N}])?/gu;
const WORD = /\p{L}[\p{L}\p{N}]{2,}/gu;
/** What every program says. */
const KEYWORDS =
  'async await break case catch class const continue default else export false for from function if import ' +
  'let new null of return throw true try undefined var while';

/**
 * What a code block says that the text of its section before it has not said, for a search whose texts are downloaded:
 * of commands and messages whole lines, of programs the names.
 *
 * @param lang The language of the block.
 */
export function newInCode(code: string, before: string, lang: string): string {
  const isTerminal = TERMINAL.has(lang);
  const seen = new Set(wordsOf(isTerminal ? before : `${before} ${KEYWORDS}`));
  const told = (code.match(isTerminal ? LINE : NAME) ?? []).filter((piece) => {
    const words = wordsOf(piece).filter((word) => !seen.has(word));
    for (const word of words) seen.add(word);
    return words.length > 0;
  });
  return told
    .map((piece) => piece.replace(ART, ' ').replace(/ +/g, ' ').trim())
    .join(isTerminal ? '\n' : ' ');
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}
