import {
  parseSavedSearches,
  reduceSavedSearches,
  type SavedSearchAction,
  type SavedSearches,
} from '../../search/saved-searches';
import { keepChoice, keptChoice } from '../dom/choices';

/** The recent and favorite searches of this browser. */
export function readSavedSearches(key: string): SavedSearches {
  return parseSavedSearches(keptChoice(key), location.origin);
}

/** Apply an action to what is stored now, which another tab may have changed, and store the result. */
export function changeSavedSearches(key: string, action: SavedSearchAction): SavedSearches {
  const changed = reduceSavedSearches(readSavedSearches(key), action);
  keepChoice(key, JSON.stringify(changed));
  return changed;
}
