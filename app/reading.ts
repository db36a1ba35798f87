/** The reading script: all behavior of the pages. Bundled by scripts/support/reading-script. */
import { startReading } from '@/lib/browser/reading';

// Bundled apart: it brings React along.
startReading(() => import('@/components/search/root'));
