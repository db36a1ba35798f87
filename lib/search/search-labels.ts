import type { Messages } from '../messages';

/** The texts of the list of hits, and of what takes its place. */
export type SearchLabels = ReturnType<typeof searchLabelsOf>;

/** @param isHosted Adds the texts that only a hosted search needs. */
export function searchLabelsOf(
  { search, searchPage, hostedSearch, theme }: Messages,
  isHosted = false,
) {
  // The dialog itself says these.
  const { button, cancel, clear, navigate, select, slashKey, ...labels } = search;
  return {
    ...labels,
    noResults: theme.searchNoResultsText,
    allPages: searchPage.allPages,
    hosted: isHosted
      ? {
          ...hostedSearch,
          ...{ cancel, clear, navigate, select },
          placeholder: theme.searchPlaceholderText,
          suggestedQuery: theme.searchSuggestedQueryText,
        }
      : undefined,
  };
}
