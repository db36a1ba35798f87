import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SearchDialog } from '@/components/search/SearchDialog';
import { attachSearch } from '@/lib/browser/search/search-dialog';
import type { SearchRoot } from '@/lib/browser/search/search-shell';
import { resolveSite } from '@/lib/config/resolve-site';
import type { CheckedConfig } from '@/lib/config/site-config';
import messages from '@/lib/messages/en.json';
import type { PageView } from '@/lib/page/page-view';
import { type SearchView, viewSearch } from '@/lib/page/search-view';
import type { SearchGroup, SearchSource } from '@/lib/search/model';
import { type SearchLabels, searchLabelsOf } from '@/lib/search/search-labels';
import type { SearchConfig } from '@/lib/search/search-modes';
import { renderInEnglish } from './render';

export const LABELS: SearchLabels = searchLabelsOf(messages, true);

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

let ending = new AbortController();

interface RenderedSearch {
  search?: SearchConfig;
  source?: SearchSource;
  start?: SearchView['start'];
  loadSearch?: () => Promise<SearchRoot>;
  /** The text of the page. */
  page?: ReactNode;
}

/** A page with its search, with mocks for what jsdom does not have, and with fake timers. */
export function renderSearch({
  search,
  source = SOURCE,
  start = [],
  loadSearch = () => import('@/components/search/root'),
  page,
}: RenderedSearch = {}) {
  jest.useFakeTimers();
  ending.abort();
  ending = new AbortController();
  Object.assign(HTMLDialogElement.prototype, {
    show(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  HTMLElement.prototype.scrollIntoView = jest.fn();
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  const config = resolveSite({ locales: [], search } as unknown as CheckedConfig);
  const view = viewSearch({ config, locale: 'en', homeHref: '/', source, start });
  if (!view) throw new Error('The page has no search configuration.');
  const rendered = renderInEnglish(
    <>
      <form action="/search" data-search-trigger="">
        <button type="submit">Search</button>
      </form>
      <textarea aria-label="Note" />
      {page}
      <SearchDialog view={{ search: view } as PageView} />
    </>,
  );
  attachSearch(ending.signal, { loadSearch });
  return rendered;
}

/** Opens the dialog with its button. */
export async function openSearch(): Promise<HTMLElement> {
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  await act(() => jest.advanceTimersByTimeAsync(0));
  return screen.findByRole('combobox');
}

/** Types a query and waits until the search starts. */
export async function type(field: HTMLElement, text: string): Promise<void> {
  fireEvent.input(field, { target: { value: text } });
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
