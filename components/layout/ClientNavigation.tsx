'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { internalPath } from '@/lib/browser/internal-link';

/**
 * Makes every plain link of the site navigate inside the app, and preloads a page once the reader
 * points at its link. One listener for the document: links stay native elements that work before
 * this runs, wherever they come from.
 *
 * @param base The path the site is served under, with slashes at both ends.
 */
export function ClientNavigation({ base }: { base: string }) {
  const router = useRouter();

  useEffect(() => {
    function onClick(event: MouseEvent) {
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      const path =
        isPlain && !event.defaultPrevented ? internalPath(event.target, base) : undefined;
      if (path === undefined) return;
      event.preventDefault();
      // The same page in another language keeps the reader's place on it.
      const isSamePage = event.target instanceof Element && event.target.closest('a[hreflang]');
      router.push(isSamePage ? path + location.search + location.hash : path);
    }
    function onInterest(event: Event) {
      const path = internalPath(event.target, base);
      if (path !== undefined) router.prefetch(path);
    }

    document.addEventListener('click', onClick);
    document.addEventListener('pointerover', onInterest, { passive: true });
    document.addEventListener('focusin', onInterest);
    document.addEventListener('touchstart', onInterest, { passive: true });
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerover', onInterest);
      document.removeEventListener('focusin', onInterest);
      document.removeEventListener('touchstart', onInterest);
    };
  }, [router, base]);

  return null;
}
