import { type RefObject, useEffect, useState } from 'react';

/** Where DocSearch 4 lists what it found. */
const LIST = '.DocSearch-Dropdown, .DocSearch-Modal';

/**
 * Notices that no host of a hosted search was reached. DocSearch means to show it, but its state is reset
 * by the very failure (autocomplete-core 1.19.2), and the failure escapes as an unhandled rejection.
 *
 * @returns The element to show it in, until the reader types on.
 */
export function useUnreachableService(
  dialog: RefObject<HTMLDialogElement | null>,
): Element | undefined {
  const [list, setList] = useState<Element>();
  useEffect(() => {
    const element = dialog.current;
    function onRejection(event: PromiseRejectionEvent) {
      if ((event.reason as Error | null)?.name !== 'RetryError') return;
      event.preventDefault();
      console.error(event.reason);
      setList(element?.querySelector(LIST) ?? undefined);
    }
    const forget = () => setList(undefined);
    window.addEventListener('unhandledrejection', onRejection);
    element?.addEventListener('input', forget);
    element?.addEventListener('focusin', forget);
    return () => {
      window.removeEventListener('unhandledrejection', onRejection);
      element?.removeEventListener('input', forget);
      element?.removeEventListener('focusin', forget);
    };
  }, [dialog]);
  return list;
}

/** DocSearch searches when its field gets the focus. */
export function searchAgain(dialog: HTMLDialogElement | null): void {
  const field = dialog?.querySelector('input');
  field?.blur();
  field?.focus();
}
