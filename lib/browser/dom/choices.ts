/** Choices that could not be stored, because storage is blocked or full. They last as long as the document. */
const unstored = new Map<string, string>();

/** Store a choice of the reader for all pages. */
export function keepChoice(key: string, choice: string): void {
  try {
    localStorage.setItem(key, choice);
    unstored.delete(key);
  } catch {
    unstored.set(key, choice);
  }
}

/** What the reader chose, if anything. */
export function keptChoice(key: string): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(key);
  } catch {
    return unstored.get(key) ?? null;
  }
}
