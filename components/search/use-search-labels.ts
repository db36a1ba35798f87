import { useMessages } from 'next-intl';
import type { Messages } from '@/lib/messages';
import type { HostedSearchLabels, SearchLabels } from '@/lib/search/search-labels';

/** The texts of search in the language of the page, for what runs in the browser. */
export function useSearchLabels(): SearchLabels {
  const { search, searchPage, theme } = useMessages() as unknown as Messages;
  return {
    ...search,
    placeholder: theme.searchPlaceholderText,
    noResults: theme.searchNoResultsText,
    allPages: searchPage.allPages,
  };
}

/** The texts that a hosted search needs besides. */
export function useHostedSearchLabels(): HostedSearchLabels {
  const { hostedSearch, theme } = useMessages() as unknown as Messages;
  return { ...hostedSearch, suggestedQuery: theme.searchSuggestedQueryText };
}
