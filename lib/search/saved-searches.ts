import { linkOf } from './hit-link';
import type { Suggestion } from './model';

/** A hit that the reader chose, without what depends on its query. */
export interface SavedSearch {
  link: string;
  title: string;
  header?: string | undefined;
}

export interface SavedSearches {
  /** The latest first. */
  recent: readonly SavedSearch[];
  favorites: readonly SavedSearch[];
}

export type SavedSearchAction =
  /** A hit, a recent search or a favorite was opened. */
  | { type: 'open'; search: SavedSearch }
  /** A recent search becomes a favorite. */
  | { type: 'promote'; search: SavedSearch }
  | { type: 'remove'; search: SavedSearch };

export const NO_SAVED_SEARCHES: SavedSearches = { recent: [], favorites: [] };

/** Specified: how many are kept; favorites leave less room for recent ones. */
const MAX_RECENT = 7;
const MAX_RECENT_BESIDE_FAVORITES = 4;
const MAX_FAVORITES = 10;

/** Apply an action of the reader to the recent and favorite searches. */
export function reduceSavedSearches(
  { recent, favorites }: SavedSearches,
  { type, search }: SavedSearchAction,
): SavedSearches {
  const otherRecent = recent.filter(({ link }) => link !== search.link);
  const otherFavorites = favorites.filter(({ link }) => link !== search.link);
  switch (type) {
    case 'open':
      // A favorite is not listed twice.
      if (otherFavorites.length < favorites.length) return { recent, favorites };
      return trimmed([search, ...otherRecent], favorites);
    case 'promote':
      return trimmed(otherRecent, [search, ...otherFavorites]);
    case 'remove':
      return { recent: otherRecent, favorites: otherFavorites };
  }
}

/** The parts of a hit that are kept: a passage is remembered by its section. */
export function savedSearchOf({ link, title, header }: Suggestion | SavedSearch): SavedSearch {
  return header ? { link, title, header } : { link, title };
}

/**
 * Read stored text as saved searches. Entries of another form, as from another version of the site, are left out.
 *
 * @param origin The origin of this site.
 */
export function parseSavedSearches(text: string | null, origin: string): SavedSearches {
  const listOf = (value: unknown) => {
    const searches = Array.isArray(value) ? value.flatMap((item) => parseSearch(item, origin)) : [];
    return [...new Map(searches.map((search) => [search.link, search])).values()];
  };
  try {
    const { recent, favorites } = JSON.parse(text ?? '') as Partial<SavedSearches>;
    return trimmed(listOf(recent), listOf(favorites));
  } catch {
    return NO_SAVED_SEARCHES;
  }
}

function parseSearch(value: unknown, origin: string): SavedSearch[] {
  const { link: address, title, header } = (value ?? {}) as Partial<Record<string, unknown>>;
  const link = typeof address === 'string' ? linkOf(address, origin) : undefined;
  if (link === undefined || typeof title !== 'string') return [];
  return [savedSearchOf({ link, title, header: typeof header === 'string' ? header : undefined })];
}

function trimmed(recent: readonly SavedSearch[], favorites: readonly SavedSearch[]): SavedSearches {
  const most = favorites.length > 0 ? MAX_RECENT_BESIDE_FAVORITES : MAX_RECENT;
  return { recent: recent.slice(0, most), favorites: favorites.slice(0, MAX_FAVORITES) };
}
