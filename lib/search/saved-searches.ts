import { linkOf } from './hit-link';
import type { Suggestion } from './model';

/** A hit that the reader chose, without what belonged to the query of that time. */
export interface SavedSearch {
  type: 'title' | 'header';
  link: string;
  title: string;
  header?: string;
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

/** The rules of recent and favorite searches: what a reader's action makes of them. */
export function reduceSavedSearches(
  { recent, favorites }: SavedSearches,
  { type, search }: SavedSearchAction,
): SavedSearches {
  const otherRecent = recent.filter(({ link }) => link !== search.link);
  const otherFavorites = favorites.filter(({ link }) => link !== search.link);
  switch (type) {
    case 'open':
      // A favorite is found among the favorites and needs no second place.
      if (otherFavorites.length < favorites.length) return { recent, favorites };
      return trimmed([search, ...otherRecent], favorites);
    case 'promote':
      return trimmed(otherRecent, [search, ...otherFavorites]);
    case 'remove':
      return { recent: otherRecent, favorites: otherFavorites };
  }
}

/** What is kept of a hit: a passage of text is remembered by the section it stands in. */
export function savedSearchOf({ link, title, header }: Suggestion | SavedSearch): SavedSearch {
  return header === undefined || header === ''
    ? { type: 'title', link, title }
    : { type: 'header', link, title, header };
}

/**
 * Stored text as saved searches; what is not one, as from another version of the site, is left out.
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
  const { type, link: address, title, header } = (value ?? {}) as Partial<Record<string, unknown>>;
  if ((type !== 'title' && type !== 'header') || typeof title !== 'string') return [];
  if (header !== undefined && typeof header !== 'string') return [];
  const link = typeof address === 'string' ? linkOf(address, origin) : undefined;
  if (link === undefined) return [];
  return [header === undefined ? { type, link, title } : { type, link, title, header }];
}

function trimmed(recent: readonly SavedSearch[], favorites: readonly SavedSearch[]): SavedSearches {
  const most = favorites.length > 0 ? MAX_RECENT_BESIDE_FAVORITES : MAX_RECENT;
  return { recent: recent.slice(0, most), favorites: favorites.slice(0, MAX_FAVORITES) };
}
