/** An answer is requested again after this time, because the index may have changed. */
const LIFETIME_MS = 5 * 60_000;
/** The number of latest answers to keep. */
const MOST_ANSWERS = 20;

interface Entry {
  query: string;
  answer: unknown;
  time: number;
}

/** The latest answers of a search service, kept in this browser. */
interface AnswerCache {
  get(query: string): unknown;
  set(query: string, answer: unknown): void;
}

/** @param key Where the storage of the browser keeps them; where it is blocked, they last as long as the page. */
export function createAnswerCache(key: string): AnswerCache {
  let entries: readonly Entry[] = read(key);
  const isFresh = ({ time }: Entry) => Math.abs(Date.now() - time) < LIFETIME_MS;
  return {
    get: (query) => entries.find((entry) => entry.query === query && isFresh(entry))?.answer,

    set(query, answer) {
      const others = entries.filter((entry) => entry.query !== query && isFresh(entry));
      entries = [{ query, answer, time: Date.now() }, ...others].slice(0, MOST_ANSWERS);
      try {
        localStorage.setItem(key, JSON.stringify(entries));
      } catch {
        // Blocked or full.
      }
    },
  };
}

function read(key: string): Entry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is Entry {
  const { query, time } = (value ?? {}) as Partial<Record<string, unknown>>;
  return typeof query === 'string' && typeof time === 'number';
}
