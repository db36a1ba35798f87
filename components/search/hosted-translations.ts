import type { ModalTranslations } from '@docsearch/react/modal';
import type { SearchLabels } from '@/lib/search/search-labels';

/** The texts of DocSearch's modal in the language of the page. */
export function hostedTranslations({ hosted, ...labels }: SearchLabels): ModalTranslations {
  return {
    searchBox: {
      placeholderText: hosted?.placeholder,
      searchInputLabel: hosted?.placeholder,
      clearButtonTitle: hosted?.clear,
      clearButtonAriaLabel: hosted?.clear,
      closeButtonText: hosted?.cancel,
      closeButtonAriaLabel: hosted?.cancel,
    },
    startScreen: {
      recentSearchesTitle: labels.recent,
      favoriteSearchesTitle: labels.favorites,
      saveRecentSearchButtonTitle: hosted?.promote,
      removeRecentSearchButtonTitle: hosted?.removeRecent,
      removeFavoriteSearchButtonTitle: hosted?.removeFavorite,
    },
    noResultsScreen: {
      noResultsText: labels.noResults,
      suggestedQueryText: hosted?.suggestedQuery,
      reportMissingResultsText: hosted?.reportMissing,
      reportMissingResultsLinkText: hosted?.reportLink,
    },
    footer: {
      navigateText: hosted?.navigate,
      navigateUpKeyAriaLabel: '↑',
      navigateDownKeyAriaLabel: '↓',
      selectText: hosted?.select,
      selectKeyAriaLabel: '↵',
      closeText: hosted?.cancel,
      closeKeyAriaLabel: hosted?.cancel,
      poweredByText: hosted?.searchBy,
    },
  };
}
