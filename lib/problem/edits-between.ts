/** How many characters have to be added, removed or replaced to make one text of another: the Levenshtein distance. */
export function editsBetween(from: string, to: string): number {
  const wanted = [...to];
  // From what has been read of `from` to each beginning of `to`.
  let edits = [0, ...wanted.map((_, at) => at + 1)];
  for (const character of from) {
    const next = [(edits[0] ?? 0) + 1];
    for (const [at, other] of wanted.entries()) {
      const [replaced = 0, removed = 0, added = 0] = [edits[at], edits[at + 1], next[at]];
      next.push(character === other ? replaced : Math.min(replaced, removed, added) + 1);
    }
    edits = next;
  }
  return edits.at(-1) ?? 0;
}
