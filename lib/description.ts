/** What search engines show of a description, in Latin characters; a Chinese character takes two. */
const MOST = 160;

/**
 * A paragraph cut to the length of a description: after a sentence if half of the room is used by
 * then, else after a word, with an ellipsis.
 */
export function descriptionOf(paragraph: string): string {
  const characters = [...paragraph];
  const widths = characters.map((character) =>
    /[\p{Script=Han}，。、；：？！]/u.test(character) ? 2 : 1,
  );
  let width = 0;
  const end = widths.findIndex((own) => {
    width += own;
    return width > MOST;
  });
  if (end < 0) return paragraph;
  const start = characters.slice(0, end).join('');
  const sentence = /^.*(?:[。！？]|[.!?](?=\s))/su.exec(start)?.[0];
  if (sentence !== undefined && sentence.length > start.length / 2) return sentence.trim();
  return `${start.replace(/[\s\p{P}]*(?:\s\S*)?$/u, '')}…`;
}
