import type { Run } from './code-html';

/** In these, a line that begins with `$ ` shows what to type after a prompt. */
const SHELLS = new Set(['bash', 'sh', 'shell', 'shellscript', 'zsh', 'console', 'shellsession']);
const PROMPT = /^([ \t]*\$ )(.*)$/;

/** Browsers break lines after a hyphen. This many characters fit on a line, except on phones. */
const HYPHENATED_WORD = /(?<!\S)(?=\S*-)\S{1,32}(?!\S)/g;

/** A line of a shell without its prompt; in other languages a line has none. */
export function splitPrompt(line: string, lang: string): { prompt: string; command: string } {
  const [, prompt = '', command = line] = (SHELLS.has(lang) && PROMPT.exec(line)) || [];
  return { prompt, command };
}

/**
 * Mark the words of a command that a line must not break, by the letter `w`: `-D` and `@rsdoctor/rspack-plugin`
 * torn in two are other words. In other languages nothing is marked.
 *
 * @param runs The colors of the command.
 */
export function keepWordsWhole(runs: readonly Run[], command: string, lang: string): Run[] {
  const words = SHELLS.has(lang)
    ? [...command.matchAll(HYPHENATED_WORD)].map(({ index, 0: word }) => ({
        start: index,
        end: index + word.length,
      }))
    : [];
  const edges = words.flatMap(({ start, end }) => [start, end]);
  const parts: Run[] = [];
  let start = 0;
  for (const { letters, length } of runs) {
    const runEnd = start + length;
    for (const end of [...edges.filter((edge) => edge > start && edge < runEnd), runEnd]) {
      const isWhole = words.some((word) => word.start <= start && end <= word.end);
      parts.push({ letters: isWhole ? `${letters}w` : letters, length: end - start });
      start = end;
    }
  }
  return parts;
}
