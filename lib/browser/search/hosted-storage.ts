import { safeHits } from '../../search/hosted-hits';
import { keepChoice, keptChoice } from '../choices';

/** Where DocSearch keeps recent and favorite searches of an index. */
const PARTS = ['RECENT', 'FAVORITE'] as const;

/**
 * Make the stored searches of DocSearch safe to show, as any version of it may have stored them.
 *
 * @param origin The origin of this site.
 */
export function checkStoredHits(indexName: string, origin: string): void {
  for (const part of PARTS) {
    const key = `__DOCSEARCH_${part}_SEARCHES__${indexName}`;
    const stored = keptChoice(key);
    if (stored !== null) keepChoice(key, JSON.stringify(safeHits(parse(stored), origin)));
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
