import type { HostedSearchLabels, SearchLabels } from '@/lib/search/search-labels';

/** Our texts under the names that DocSearch gives them. */
export function hostedTranslations(labels: SearchLabels, hosted: HostedSearchLabels) {
  return {
    searchBox: {
      clearButtonTitle: labels.clear,
      clearButtonAriaLabel: labels.clear,
      closeButtonText: labels.cancel,
      closeButtonAriaLabel: labels.cancel,
      placeholderText: labels.placeholder,
      searchInputLabel: labels.placeholder,
    },
    startScreen: {
      recentSearchesTitle: labels.recent,
      noRecentSearchesText: labels.noRecent,
      saveRecentSearchButtonTitle: hosted.promote,
      removeRecentSearchButtonTitle: hosted.removeRecent,
      favoriteSearchesTitle: labels.favorites,
      removeFavoriteSearchButtonTitle: hosted.removeFavorite,
    },
    errorScreen: { titleText: labels.errorTitle, helpText: labels.errorText },
    noResultsScreen: {
      noResultsText: labels.noResults,
      suggestedQueryText: hosted.suggestedQuery,
      reportMissingResultsText: hosted.reportMissing,
      reportMissingResultsLinkText: hosted.reportLink,
    },
    footer: {
      selectText: labels.select,
      navigateText: labels.navigate,
      closeText: labels.close,
      poweredByText: hosted.searchBy,
    },
  };
}
