'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { attachNavigation, type Navigation } from '@/lib/browser/navigation/navigation';

/**
 * Hands the framework's router to the links of the page; see `attachNavigation`.
 *
 * @param base The path the site is served under, with slashes at both ends.
 */
export function ClientNavigation({ base }: { base: string }) {
  const router = useRouter();
  const path = usePathname();
  const navigation = useRef<Navigation>(undefined);

  useEffect(() => {
    navigation.current = attachNavigation(router, base);
    return () => navigation.current?.stop();
  }, [router, base]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page
  useEffect(() => navigation.current?.arrive(), [path]);

  return null;
}
