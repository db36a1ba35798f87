import { keepChoice, keptChoice } from '../choices';

/** An answer is requested again after this time, because the index may have changed. */
const LIFETIME_MS = 5 * 60_000;
/** The number of latest answers to keep. */
const MOST_ANSWERS = 20;

interface Entry {
  query: string;
  answer: unknown;
  time: number;
}

/**
 * The latest answers of a search service, in memory and in the storage of the browser.
 *
 * @param key Of the storage.
 */
export function createAnswerCache(key: string) {
  let entries: readonly Entry[] = read(key);
  const isFresh = ({ time }: Entry) => Math.abs(Date.now() - time) < LIFETIME_MS;
  return {
    get: (query: string) =>
      entries.find((entry) => entry.query === query && isFresh(entry))?.answer,

    set(query: string, answer: unknown): void {
      const others = entries.filter((entry) => entry.query !== query && isFresh(entry));
      entries = [{ query, answer, time: Date.now() }, ...others].slice(0, MOST_ANSWERS);
      keepChoice(key, JSON.stringify(entries));
    },
  };
}

function read(key: string): Entry[] {
  try {
    const stored: unknown = JSON.parse(keptChoice(key) ?? '');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is Entry {
  const { query, time } = (value ?? {}) as Partial<Entry>;
  return typeof query === 'string' && typeof time === 'number';
}
