import { act, fireEvent, render, screen } from '@testing-library/react';
import { SearchIsland } from '@/components/search/SearchIsland';
import type { SearchLabels } from '@/components/search/use-search-labels';
import messages from '@/lib/messages/en.json';
import { resolveSite } from '@/lib/resolve-site';
import type { SearchGroup, SearchSource } from '@/lib/search/model';
import type { SearchConfig } from '@/lib/search/search-modes';
import { viewSearch } from '@/lib/search/search-view';
import type { CheckedConfig } from '@/lib/site-config';

export const LABELS: SearchLabels = {
  ...messages.search,
  placeholder: messages.theme.searchPlaceholderText,
  noResults: messages.theme.searchNoResultsText,
  allPages: messages.searchPage.allPages,
  hosted: {
    ...messages.hostedSearch,
    suggestedQuery: messages.theme.searchSuggestedQueryText,
  },
};

export const HOSTED: SearchConfig = {
  mode: 'hosted',
  hosted: {
    appId: 'APPID',
    apiKey: 'search-only',
    indexName: 'docs',
    missingResultsUrl: 'https://example.com/new?title={query}',
  },
};

export const REMOTE: SearchConfig = {
  mode: 'remote',
  remote: { url: '/api/search' },
  indexes: ['docs', 'blog'],
};

export const STORAGE_KEY = 'saved-searches:/';

const SOURCE = { documentsUrl: '/d.json', indexUrl: '/i.json', base: '/' };

/** A page with its search button, with mocks for what jsdom does not have, and with fake timers. */
export function renderSearch(search?: SearchConfig, source: SearchSource = SOURCE) {
  jest.useFakeTimers();
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  HTMLElement.prototype.scrollIntoView = jest.fn();
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  const config = resolveSite({ locales: [], search } as unknown as CheckedConfig);
  const view = viewSearch({ config, locale: 'en', homeHref: '/', source, start: [] });
  if (!view) throw new Error('The page has no search configuration.');
  return render(
    <>
      <form action="/search" data-search-trigger="">
        <button type="submit">Search</button>
      </form>
      <textarea aria-label="Note" />
      <SearchIsland view={view} labels={view.service ? LABELS : { ...LABELS, hosted: undefined }} />
    </>,
  );
}

/** Opens the dialog with its button. */
export async function openSearch(): Promise<HTMLElement> {
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  return screen.findByRole('combobox');
}

/** Types a query and waits until the search starts. */
export async function type(field: HTMLElement, text: string): Promise<void> {
  fireEvent.change(field, { target: { value: text } });
  await act(() => jest.advanceTimersByTimeAsync(200));
}

/** Two pages with three hits. */
export const GROUPS: readonly SearchGroup[] = [
  {
    group: 'Loaders',
    renderType: 'default',
    result: [
      {
        type: 'title',
        title: 'Loaders',
        link: '/loaders',
        highlightInfoList: [{ start: 0, length: 4 }],
      },
      {
        type: 'content',
        title: 'Loaders',
        header: 'Slow',
        statement: 'A slow loader `--flag` <img src=x onerror=alert(1)>',
        link: '/loaders#slow',
        highlightInfoList: [{ start: 7, length: 6 }],
      },
    ],
  },
  {
    group: 'Rules',
    renderType: 'default',
    result: [
      {
        type: 'header',
        title: 'Rules',
        header: 'E1003',
        link: '/rules#e1003',
        highlightInfoList: [],
      },
    ],
  },
];
