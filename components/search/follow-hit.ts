import type { MouseEvent } from 'react';
import { focusPage } from '@/lib/browser/navigation/focus';
import { isPlainClick } from '@/lib/browser/navigation/internal-link';
import type { SearchShell } from '@/lib/browser/search/search-shell';
import { revealTarget } from '@/lib/browser/text/reveal';

/** Leave the dialog for the page that a hit leads to, unless it opens elsewhere. */
export function followHit(
  event: MouseEvent,
  { close, replacesEntry }: Pick<SearchShell, 'close' | 'replacesEntry'>,
): void {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || !isPlainClick(event.nativeEvent) || link.target === '_blank') return;
  if (link.pathname === location.pathname) {
    // The browser itself goes to an anchor of this page; see internalPath.
    if (link.hash !== '' && replacesEntry) {
      event.preventDefault();
      location.replace(link.href);
    }
    // Once the dialog is closed, and has put the page back to where it was. No page arrives that would take the focus.
    const arrive = () => {
      if (link.hash !== '') revealTarget(true);
      focusPage(link.hash);
    };
    requestAnimationFrame(() => requestAnimationFrame(arrive));
  }
  close(true);
}
