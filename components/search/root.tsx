import type { SearchRoot } from '@/lib/browser/search/search-shell';
import { renderIn } from './render-in';
import { SearchBody } from './SearchBody';

/*
 * The part of the search that is rendered in the browser, by Preact, in a root of its own: pages have no other. rolldown
 * bundles it apart from the reading script, which loads it at the first interest in the search.
 */

export const showSearch: SearchRoot['showSearch'] = (shell) => {
  const start = [...shell.body.querySelectorAll('a')].map((link) => ({
    href: link.getAttribute('href') ?? '',
    title: link.textContent ?? '',
  }));
  return renderIn(shell.body, <SearchBody {...{ shell, start }} />);
};
