'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { announcePage } from '@/lib/browser/framework/page-shown';
import { setFrameworkState } from '@/lib/browser/framework/state';
import { attachNavigation, type Navigation } from '@/lib/browser/navigation/navigation';

/**
 * Passes the framework's router to the links of the page (see `attachNavigation`), and tells the reading script about
 * every page that is shown. Everything else on a page works without the framework.
 *
 * @param base The path the site is served under, with slashes at both ends.
 */
export function ClientNavigation({ base }: { base: string }) {
  const router = useRouter();
  const path = usePathname();
  const navigation = useRef<Navigation>(undefined);

  useEffect(() => {
    const ending = new AbortController();
    navigation.current = attachNavigation(router, base, ending.signal);
    return () => ending.abort();
  }, [router, base]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page, and may bring a new <html>
  useEffect(() => setFrameworkState('running'), [path]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page
  useEffect(() => navigation.current?.arrive(), [path]);

  return (
    // An exported page knows no query.
    <Suspense>
      <PageSignal />
    </Suspense>
  );
}

/** Another query may show other parts of the same page. */
function PageSignal() {
  const path = usePathname();
  const query = useSearchParams().toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address may be a new page
  useLayoutEffect(announcePage, [path, query]);
  return null;
}
