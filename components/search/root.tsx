import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { SearchRoot } from '@/lib/browser/search/search-shell';
import { SearchBody } from './SearchBody';

/*
 * The part of the search that needs React, in a root of its own: pages have no other. rolldown bundles it apart from the
 * reading script, which loads it at the first interest in the search. A root ends a moment later than it is told to: React
 * does not allow it within its own work.
 */

export const showSearch: SearchRoot['showSearch'] = (shell) => {
  const { body } = shell;
  // What the page itself has in its place, until the dialog is opened again.
  const before = [...body.childNodes];
  const start = [...body.querySelectorAll('a')].map((link) => ({
    href: link.getAttribute('href') ?? '',
    title: link.textContent ?? '',
  }));
  const root = createRoot(body, { identifierPrefix: 'search' });
  // In the frame in which the dialog opens, if the code is there.
  flushSync(() => root.render(<SearchBody {...{ shell, start }} />));
  return () =>
    void Promise.resolve().then(() => {
      root.unmount();
      body.replaceChildren(...before);
    });
};
