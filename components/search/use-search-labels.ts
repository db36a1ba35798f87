import { useMessages } from 'next-intl';

/** The texts of the search that run in the browser. */
export type SearchLabels = ReturnType<typeof useSearchLabels>;

/** @param isHosted Adds the texts that only a hosted search needs. */
export function useSearchLabels(isHosted = false) {
  const { search, searchPage, hostedSearch, theme } = useMessages();
  const { searchSuggestedQueryText: suggestedQuery } = theme;
  return {
    ...search,
    placeholder: theme.searchPlaceholderText,
    noResults: theme.searchNoResultsText,
    allPages: searchPage.allPages,
    hosted: isHosted ? { ...hostedSearch, suggestedQuery } : undefined,
  };
}
