import { useCallback, useEffect, useRef } from 'react';
import type { SearchState } from './use-search';

interface EnterSource {
  listId: string;
  search: SearchState;
  count: number;
  /** An option was opened in a tab or window of its own. */
  onElsewhere(index: number): void;
}

/** Enter opens a hit; pressed before there is any, it opens the first once it is found. */
export function useEnter({
  listId,
  search: { status, answered },
  count,
  onElsewhere,
}: EnterSource) {
  const isPending = useRef(false);
  const isWaiting = status === 'searching' || status === 'stalled';
  const open = useCallback(
    (index: number) => document.getElementById(`${listId}-${index}`)?.click(),
    [listId],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer is another chance
  useEffect(() => {
    if (isWaiting) return;
    if (isPending.current && count > 0 && status === 'found') open(0);
    isPending.current = false;
  }, [status, answered, count, open]);

  return (index: number, event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>) => {
    if (isWaiting) {
      isPending.current = true;
      return;
    }
    const link = document.getElementById(`${listId}-${index}`);
    if (!(link instanceof HTMLAnchorElement)) return;
    const isWindow = event.shiftKey && !event.ctrlKey && !event.metaKey;
    if (!isWindow && !event.ctrlKey && !event.metaKey) return link.click();
    window.open(link.href, '_blank', isWindow ? 'noopener,popup' : 'noopener');
    onElsewhere(index);
  };
}
