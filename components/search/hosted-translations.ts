import type { ModalTranslations } from '@docsearch/react/modal';
import type { SearchLabels } from './use-search-labels';

/** The texts of DocSearch's modal in the language of the page. */
export function hostedTranslations({ hosted, ...labels }: SearchLabels): ModalTranslations {
  return {
    searchBox: {
      placeholderText: labels.placeholder,
      searchInputLabel: labels.placeholder,
      clearButtonTitle: labels.clear,
      clearButtonAriaLabel: labels.clear,
      closeButtonText: labels.cancel,
      closeButtonAriaLabel: labels.cancel,
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
      navigateText: labels.navigate,
      navigateUpKeyAriaLabel: '↑',
      navigateDownKeyAriaLabel: '↓',
      selectText: labels.select,
      selectKeyAriaLabel: '↵',
      closeText: labels.cancel,
      closeKeyAriaLabel: labels.cancel,
      poweredByText: hosted?.searchBy,
    },
  };
}
