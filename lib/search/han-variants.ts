/**
 * A query in the characters of the pages: `體積` becomes `体积` where they are simplified.
 *
 * @param variants What may be typed, each followed by what the pages have; see `Contents`.
 */
export function inHanOfPages(query: string, variants: string): string {
  const characters = [...variants];
  return [...query]
    .map((typed) => {
      const at = characters.findIndex((variant, index) => index % 2 === 0 && variant === typed);
      return at < 0 ? typed : (characters[at + 1] ?? typed);
    })
    .join('');
}
