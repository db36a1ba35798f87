import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** The options of a list under a text field: which one is active, and how keys and pointer change it. */
export interface Options {
  active: number | undefined;
  /** Where the list stands, for the field's `aria-controls`. */
  listId: string;
  idOf(index: number): string;
  activate(index: number): void;
  /** For the field: arrows move, Enter opens. */
  onKeyDown(event: KeyboardEvent): void;
  /** For the list: a pointer that really moves takes over. */
  onPointerMove(event: PointerEvent): void;
}

interface OptionsSource {
  listId: string;
  /** How many there are. */
  count: number;
  /** A change of it leaves no option active. */
  resetKey: string;
  /** Enter, with the active option or, without one, the first. */
  onEnter(index: number, event: KeyboardEvent): void;
}

export function useOptions({ listId, count, resetKey, onEnter }: OptionsSource): Options {
  const [choice, setChoice] = useState<{ key: string; index: number }>();
  const pointer = useRef<{ x: number; y: number }>(undefined);
  const isCurrent = choice?.key === resetKey && count > 0;
  // Where the last of a list was removed, its neighbour follows.
  const active = isCurrent ? Math.min(choice.index, count - 1) : undefined;
  const idOf = (index: number) => `${listId}-${index}`;
  const activeId = active === undefined ? undefined : idOf(active);

  useEffect(() => {
    if (activeId === undefined) return;
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function onKeyDown(event: KeyboardEvent) {
    // An input method needs its keys itself.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      onEnter(active ?? 0, event);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || count === 0) return;
    event.preventDefault();
    const start = step > 0 ? -1 : 0;
    activate(((active ?? start) + step + count) % count);
  }

  function activate(index: number) {
    setChoice({ key: resetKey, index });
  }

  function onPointerMove({ pointerType, clientX: x, clientY: y, target }: PointerEvent) {
    const last = pointer.current;
    pointer.current = { x, y };
    if (pointerType !== 'mouse' || last === undefined || (last.x === x && last.y === y)) return;
    const option = target instanceof Element ? target.closest('[role="option"]') : null;
    if (option?.id.startsWith(`${listId}-`)) activate(Number(option.id.slice(listId.length + 1)));
  }

  return { active, listId, idOf, activate, onKeyDown, onPointerMove };
}
