'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { focusPage } from '@/lib/browser/focus';
import { internalPath } from '@/lib/browser/internal-link';
import { createProgressBar, type ProgressBar } from '@/lib/browser/progress-bar';

/**
 * Makes every plain link of the site navigate inside the app, and preloads a page once the reader
 * points at its link. One listener for the document: links stay native elements that work before
 * this runs, wherever they come from.
 *
 * @param base The path the site is served under, with slashes at both ends.
 */
export function ClientNavigation({ base }: { base: string }) {
  const router = useRouter();
  const path = usePathname();
  const progressBar = useRef<ProgressBar>(undefined);
  const shownPath = useRef(path);

  useEffect(() => {
    const bar = document.getElementById('_loading-bar');
    if (bar) progressBar.current ??= createProgressBar(bar);

    function onClick(event: MouseEvent) {
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      const target =
        isPlain && !event.defaultPrevented ? internalPath(event.target, base) : undefined;
      if (target === undefined) return;
      event.preventDefault();
      progressBar.current?.start();
      // The same page in another language keeps the reader's place on it.
      const isTwin = event.target instanceof Element && event.target.closest('a[hreflang]');
      router.push(isTwin ? target + location.search + location.hash : target);
    }
    function onInterest(event: Event) {
      const target = internalPath(event.target, base);
      if (target !== undefined) router.prefetch(target);
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

  useEffect(() => {
    progressBar.current?.stop();
    if (shownPath.current === path) return;
    shownPath.current = path;
    focusPage();
  }, [path]);

  return null;
}
