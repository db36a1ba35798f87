'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { redirectFirstVisit } from '@/lib/browser/first-visit';
import { attachMenus, closeMenus } from '@/lib/browser/menus';
import { helpLostReader } from '@/lib/browser/not-found';
import { attachOutline } from '@/lib/browser/outline';
import { prePaint } from '@/lib/browser/pre-paint';
import { attachSidebarState, restoreSidebar } from '@/lib/browser/sidebar-state';
import { attachThemeControl, syncThemeControl } from '@/lib/browser/theme';
import { attachToTop } from '@/lib/browser/to-top';

interface ReadingAidsProps {
  /** The path the site is served under, with slashes at both ends. */
  base: string;
  hasDarkMode: boolean;
  hasThemeTransition: boolean;
  /** Lead a reader to the language of the browser on the first visit. */
  hasLocaleRedirect: boolean;
}

/**
 * Connects what the server rendered with what only a browser knows. Everything it touches is native
 * HTML that works before; it renders nothing.
 */
export function ReadingAids({
  base,
  hasDarkMode,
  hasThemeTransition,
  hasLocaleRedirect,
}: ReadingAidsProps) {
  const path = usePathname();

  // A change of language replaces <html>, and with it what the pre-paint script had set.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page
  useLayoutEffect(() => {
    prePaint(hasDarkMode);
    syncThemeControl();
    closeMenus();
    restoreSidebar();
  }, [hasDarkMode, path]);

  useEffect(() => {
    if (hasLocaleRedirect) redirectFirstVisit();
  }, [hasLocaleRedirect]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page
  useEffect(() => void helpLostReader(base), [base, path]);
  useEffect(() => attachMenus(), []);
  useEffect(() => attachSidebarState(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page
  useEffect(() => attachOutline(), [path]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page
  useEffect(() => attachToTop(), [path]);
  useEffect(() => attachThemeControl(hasThemeTransition), [hasThemeTransition]);

  return null;
}
