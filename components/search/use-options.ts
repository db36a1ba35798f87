import { type MouseEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import type { SearchShell } from '@/lib/browser/search/search-shell';
import type { SearchState } from './use-search';

interface OptionsSource {
  /** The number of options. */
  count: number;
  /** A change of it leaves no option active. */
  resetKey: string;
  status: SearchState['status'];
  shell: Pick<SearchShell, 'isEnterPending'>;
  /** An option was clicked. Without an event, it was opened in a new tab or window. */
  onOpen(index: number, event?: MouseEvent): void;
}

export type Options = ReturnType<typeof useOptions>;

/** The options of a list under a text field: which one is active, and how keys and pointer choose and open them. */
export function useOptions({ count, resetKey, status, shell, onOpen }: OptionsSource) {
  const listId = useId();
  const [choice, setChoice] = useState<{ key: string; index: number }>();
  const pointer = useRef<{ x: number; y: number }>(undefined);
  const isWaiting = status === 'searching' || status === 'stalled';
  const isCurrent = choice?.key === resetKey && count > 0;
  // After the last option was removed, its neighbor is active.
  const active = isCurrent ? Math.min(choice.index, count - 1) : undefined;
  const idOf = (index: number) => `${listId}-${index}`;
  const activeId = active === undefined ? undefined : idOf(active);
  const activate = (index: number) => setChoice({ key: resetKey, index });

  useEffect(() => {
    if (activeId === undefined) return;
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  // Enter before there were options opens the first of them.
  useEffect(() => {
    if (isWaiting) return;
    if (shell.isEnterPending && status === 'found') document.getElementById(`${listId}-0`)?.click();
    shell.isEnterPending = false;
  });

  function onKeyDown(event: KeyboardEvent) {
    // An input method needs its keys itself.
    if (event.isComposing || event.keyCode === 229) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') openByKey(event);
    else {
      if (step === undefined || count === 0) return;
      const start = step > 0 ? -1 : 0;
      activate(((active ?? start) + step + count) % count);
    }
    event.preventDefault();
  }

  function openByKey({ ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
    shell.isEnterPending = isWaiting;
    const index = active ?? 0;
    const link = document.getElementById(idOf(index));
    // Of saved searches none is marked as the one that Enter opens.
    if (status === 'idle' && active === undefined) return;
    if (isWaiting || !(link instanceof HTMLAnchorElement)) return;
    const opensTab = ctrlKey || metaKey;
    if (!opensTab && !shiftKey) return link.click();
    window.open(link.href, '_blank', opensTab ? 'noopener' : 'noopener,popup');
    onOpen(index);
  }

  function indexAt({ target }: { target: EventTarget }): number | undefined {
    const option = target instanceof Element ? target.closest('[role="option"]') : null;
    return option ? Number(option.id.slice(listId.length + 1)) : undefined;
  }

  return {
    active,
    activeId,
    idOf,
    activate,
    /** For the field. */
    onKeyDown,
    /** For the list. */
    list: {
      id: listId,
      onClick(event: MouseEvent) {
        const index = indexAt(event);
        if (index !== undefined) onOpen(index, event);
      },
      // The focus stays in the field, which arrow keys need.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      // Scrolling moves options under a pointer that rests.
      onPointerMove(event: PointerEvent) {
        const { pointerType, clientX: x, clientY: y } = event;
        const last = pointer.current;
        pointer.current = { x, y };
        if (pointerType !== 'mouse' || !last || (last.x === x && last.y === y)) return;
        const index = indexAt(event);
        if (index !== undefined) activate(index);
      },
    },
  };
}
