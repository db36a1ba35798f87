import {
  parseSavedSearches,
  reduceSavedSearches,
  type SavedSearchAction,
  type SavedSearches,
} from '../../search/saved-searches';

/** The recent and favorite searches of this browser. Where storage is blocked, there are none. */
export function readSavedSearches(key: string): SavedSearches {
  return parseSavedSearches(readText(key), location.origin);
}

/**
 * Apply an action to what is stored now, which another tab may have changed, and store the result.
 *
 * @param shown What the reader sees; it counts where nothing can be stored.
 */
export function changeSavedSearches(
  key: string,
  action: SavedSearchAction,
  shown: SavedSearches,
): SavedSearches {
  const text = readText(key);
  const changed = reduceSavedSearches(
    text === null ? shown : parseSavedSearches(text, location.origin),
    action,
  );
  try {
    localStorage.setItem(key, JSON.stringify(changed));
  } catch {
    // Blocked or full: the list holds until the page is left.
  }
  return changed;
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
