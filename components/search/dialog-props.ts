import type { HostedSearchLabels, SearchLabels } from '@/lib/search/search-labels';
import type { SearchView } from '@/lib/search/search-view';

/** What the search of a page gets. */
export interface SearchIslandProps {
  view: SearchView;
  labels: SearchLabels;
  hostedLabels: HostedSearchLabels | undefined;
}

/** What the dialog gets. */
export interface SearchDialogProps extends SearchIslandProps {
  initialQuery: string;
  /** A hit takes the place of the dialog's entry in the history. */
  replacesEntry: boolean;
  onClose(): void;
  /** A hit was chosen: close, and leave the focus to the page it leads to. */
  onLeave(): void;
}
