/** Choices that could not be stored, because storage is blocked or full. They last as long as the document. */
const unstored = new Map<string, string>();

/** Storage of the site, or of the tab. */
type Place = 'localStorage' | 'sessionStorage';

/** Store a choice of the reader for all pages. */
export function keepChoice(key: string, choice: string, place: Place = 'localStorage'): void {
  try {
    window[place].setItem(key, choice);
    unstored.delete(key);
  } catch {
    unstored.set(key, choice);
  }
}

/** What the reader chose, if anything. */
export function keptChoice(key: string, place: Place = 'localStorage'): string | null {
  try {
    return unstored.get(key) ?? window[place].getItem(key);
  } catch {
    return unstored.get(key) ?? null;
  }
}
