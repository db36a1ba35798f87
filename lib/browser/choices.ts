/** Choices that storage did not take: blocked or full. They hold until the document is left. */
const unstored = new Map<string, string>();

/** Keep what a reader chose for all pages. */
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
