import { VFileMessage } from 'vfile-message';

/** Where something is written. `line` is counted from 1. */
export interface Place {
  file: string;
  line: number | undefined;
}

/** A mistake in the text of a page. */
export interface MdxMistake extends Place {
  problem: string;
  remedy: string;
}

/** What the plugins need to know about the rest of the site. Files are named as the caller names them. */
export interface MdxHost {
  /** The href for a link as written there, or what is wrong with it. */
  resolveLink(link: string, place: Place): Resolved;
  /** The source of an image as written there, or what is wrong with it. */
  resolveImage(source: string, place: Place): Resolved;
  /** The text of a shared piece imported as `specifier` in `file`; undefined if there is none. */
  readPiece(specifier: string, file: string): { file: string; text: string } | undefined;
  report(mistake: MdxMistake): void;
}

export type Resolved = { href: string } | { problem: string; remedy: string };

/** What a parser threw, as a mistake; anything but a syntax error is thrown on. */
export function syntaxMistakeOf(error: unknown): Omit<MdxMistake, 'file'> {
  if (!(error instanceof VFileMessage)) throw error;
  // Of an unclosed tag the parser tells the place in words only: “for `<b>` (3:1-3:4)”.
  const lineInWords = /\((\d+):\d+-\d+:\d+\)/.exec(error.reason)?.[1];
  return {
    line: lineInWords === undefined ? error.line : Number(lineInWords),
    problem: `is not valid MDX: ${error.reason}`,
    remedy:
      'Close every tag and brace; write a literal `{` or `<` in inline code or as `\\{`, `\\<`.',
  };
}
