import { withData } from '../../data-names';
import type { SearchView } from '../../page/search-view';
import type { SearchLabels } from '../../search/search-labels';
import type { SearchBackend } from '../../search/search-modes';

/** What a page says about its search; see components/search/SearchDialog. */
export interface SearchSetup {
  /** The starting points are links in the dialog. */
  view: Omit<SearchView, 'start'>;
  labels: SearchLabels;
}

/** The open search dialog of a page. Its field works from the start, before anything can search. */
export interface SearchShell extends SearchSetup {
  dialog: HTMLDialogElement;
  field: HTMLInputElement;
  /** Where the list is rendered. */
  body: HTMLElement;
  /** Read out by screen readers when it changes. */
  status: HTMLElement;
  /** Enter was pressed before there was a list: it opens the first hit. */
  isEnterPending: boolean;
  /** An input method is at work in the field. */
  isComposing: boolean;
  /** When the reader typed last, in ms since the start of the document; long ago in a dialog that opens with a query. */
  typedAt: number;
  /** A hit takes the place of the dialog's entry in the history. */
  replacesEntry: boolean;
  /** @param isLeaving A hit was chosen: the focus goes to the page that it leads to. */
  close(isLeaving?: boolean): void;
}

/** Renders the search; bundled apart, because it brings its renderer along. */
export interface SearchRoot {
  /** @returns Ends it. */
  showSearch(shell: SearchShell): () => void;
}

/** Loads what shows the hits of a search. */
export type LoadSearch = (backend: SearchBackend) => Promise<SearchRoot>;

/** The search dialog of the page; null on a page without search. */
export function searchDialog(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(`dialog${withData('search')}`);
}

/** What the page says about its search; undefined without a search. */
export function searchSetup(): SearchSetup | undefined {
  const data = searchDialog()?.querySelector('script')?.textContent;
  return data ? JSON.parse(data) : undefined;
}
