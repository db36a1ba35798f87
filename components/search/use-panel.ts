import { type KeyboardEvent, useState } from 'react';
import type { Options } from './use-options';

/** The list under the field, which a reader may put away and fetch again. */
interface Panel {
  isOpen: boolean;
  /** How often it was put away: what was active then is not any more. */
  closings: number;
  open(): void;
  close(): void;
}

export function usePanel(): Panel {
  const [isOpen, setIsOpen] = useState(true);
  const [closings, setClosings] = useState(0);
  return {
    isOpen,
    closings,
    open: () => setIsOpen(true),
    close() {
      setIsOpen(false);
      setClosings(closings + 1);
    },
  };
}

/** The options of a list that may be away: the keys that choose among them bring it back first. */
export function optionsIn(panel: Panel, options: Options): Options {
  if (panel.isOpen) return options;
  return {
    ...options,
    active: undefined,
    onKeyDown(event: KeyboardEvent) {
      if (!['ArrowDown', 'ArrowUp', 'Enter'].includes(event.key)) return;
      panel.open();
      // There is no option in sight that Enter could open.
      if (event.key === 'Enter') event.preventDefault();
      else options.onKeyDown(event);
    },
  };
}
