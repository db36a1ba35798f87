import { useEffect, useLayoutEffect, useState } from 'react';
import type { SearchShell } from '@/lib/browser/search/search-shell';
import type { Options } from './use-options';

/**
 * What to search for: the text of the field, which is part of the page. Not while an input method is at work: what it
 * has composed so far is not a query.
 */
export function useField(shell: SearchShell): string {
  const { field } = shell;
  const [query, setQuery] = useState(shell.isComposing ? '' : field.value);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    function onInput(): void {
      if (!shell.isComposing) setQuery(field.value);
    }
    // What was typed while this was rendered.
    onInput();
    field.addEventListener('input', onInput, { signal });
    field.addEventListener('compositionend', onInput, { signal });
    return () => ending.abort();
  }, [shell, field]);
  return query;
}

/** Describe the list to assistive technology, and let the keys of the field choose in it. */
export function useFieldState(
  field: HTMLInputElement,
  hasOptions: boolean,
  { activeId, list, onKeyDown }: Options,
): void {
  useLayoutEffect(() => {
    setAttribute(field, 'aria-expanded', String(hasOptions));
    setAttribute(field, 'aria-controls', hasOptions ? list.id : undefined);
    setAttribute(field, 'aria-activedescendant', activeId);
  });
  // They know the last state only.
  useLayoutEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    field.addEventListener('keydown', onKeyDown, { signal });
    return () => ending.abort();
  });
  useEffect(
    () => () => {
      for (const name of ['aria-controls', 'aria-activedescendant']) field.removeAttribute(name);
      field.setAttribute('aria-expanded', 'false');
    },
    [field],
  );
}

function setAttribute(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
