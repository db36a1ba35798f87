/** The reading script: all behavior of the pages. Bundled by scripts/support/reading-script. */
import { startReading } from '@/lib/browser/reading';
import { searchSetup } from '@/lib/browser/search/search-shell';

// Bundled apart: they bring React along. An export contains the one that its search needs.
startReading(() =>
  (process.env.SEARCH_MODE || searchSetup()?.view.backend.mode) === 'hosted'
    ? import('@/components/search/hosted-root')
    : import('@/components/search/root'),
);
