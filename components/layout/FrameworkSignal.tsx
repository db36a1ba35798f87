'use client';

import { useEffect, useLayoutEffect } from 'react';
import { announcePage } from '@/lib/browser/framework/page-shown';
import { setFrameworkState } from '@/lib/browser/framework/state';

/** Tells the reading script that the framework runs the page. */
export function FrameworkSignal() {
  useEffect(() => setFrameworkState('running'), []);
  useLayoutEffect(announcePage, []);
  return null;
}
