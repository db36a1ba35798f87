import { useMessages } from 'next-intl';
import type { HostedSearchLabels, SearchLabels } from '@/lib/search/search-labels';

/** The texts of search in the language of the page, for what runs in the browser. */
export function useSearchLabels(): SearchLabels {
  const { search, searchPage, theme } = useMessages();
  return {
    ...search,
    placeholder: theme.searchPlaceholderText,
    noResults: theme.searchNoResultsText,
    allPages: searchPage.allPages,
  };
}

/** The texts that a hosted search needs besides. */
export function useHostedSearchLabels(): HostedSearchLabels {
  const { hostedSearch, theme } = useMessages();
  return { ...hostedSearch, suggestedQuery: theme.searchSuggestedQueryText };
}
