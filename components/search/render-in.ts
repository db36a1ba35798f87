import { options } from 'preact';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

// As with React, effects run before the next key: it goes to the field that they focus.
options.requestAnimationFrame = queueMicrotask;

/**
 * Render a part of the search into a page, in the same frame: by Preact, and by React in tests.
 *
 * @returns Ends it, and gives the page back what it had in its place. A moment later: React does not allow it within its
 * own work.
 */
export function renderIn(place: HTMLElement, content: ReactNode): () => void {
  const before = [...place.childNodes];
  // Preact removes what it finds in a place only the first time.
  place.replaceChildren();
  const root = createRoot(place, { identifierPrefix: 'search' });
  flushSync(() => root.render(content));
  return () =>
    void Promise.resolve().then(() => {
      root.unmount();
      place.replaceChildren(...before);
    });
}
