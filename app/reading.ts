/** The reading script: all behavior of the pages. Bundled by scripts/support/reading-script. */
import { startReading } from '@/lib/browser/reading';
import { searchWorker } from '@/lib/browser/search/search-worker-start';

// Bundled apart: they bring React along. An export contains the one that its search needs.
startReading((backend) => {
  // It reads the index while the code that asks it is loading.
  if (backend.mode === 'local') searchWorker(backend.source);
  return (process.env.SEARCH_MODE || backend.mode) === 'hosted'
    ? import('@/components/search/HostedSearch')
    : import('@/components/search/root');
});
