import type { SearchView } from '@/lib/search/search-view';
import type { SearchLabels } from './use-search-labels';

export interface SearchIslandProps {
  view: SearchView;
  labels: SearchLabels;
}

export interface SearchDialogProps extends SearchIslandProps {
  initialQuery: string;
  /** A hit takes the place of the dialog's entry in the history. */
  replacesEntry: boolean;
  /** @param isLeaving A hit was chosen: the focus goes to the page that it leads to. */
  onClose(isLeaving?: boolean): void;
}
