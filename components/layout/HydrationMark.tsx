'use client';

import { useLayoutEffect } from 'react';
import { reportHydrated } from '@/lib/browser/dom/hydration';
import { data } from '@/lib/data-names';

/** Marks a page that React hydrates, and reports that it has done so. */
export function HydrationMark() {
  useLayoutEffect(reportHydrated, []);
  return <template {...data({ hydrated: 'no' })} />;
}
