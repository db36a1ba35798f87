/** An opening fence; one of backticks has none in its info string, else it is inline code. */
const OPENING = /^ {0,3}(?:(`{3,})[^`]*|(~{3,}).*)$/;

/**
 * The lines of a Markdown text, each with whether it is text. Fences and what is between them are
 * code.
 */
export function linesOf(text: string): { line: string; isText: boolean }[] {
  let fence: string | undefined;
  return text.split('\n').map((line) => {
    if (fence !== undefined) {
      if (isClosing(line, fence)) fence = undefined;
      return { line, isText: false };
    }
    const [, backticks, tildes] = OPENING.exec(line) ?? [];
    fence = backticks ?? tildes;
    return { line, isText: fence === undefined };
  });
}

/** A closing fence is at least as long as the opening one and says nothing. */
export function isClosing(line: string, fence: string): boolean {
  const mark = line.trim();
  return mark.length >= fence.length && mark === fence.charAt(0).repeat(mark.length);
}
