'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { attachMenus, closeMenus } from '@/lib/browser/menus';
import { attachOutline } from '@/lib/browser/outline';
import { prePaint } from '@/lib/browser/pre-paint';
import { attachThemeControl, syncThemeControl } from '@/lib/browser/theme';

interface ReadingAidsProps {
  hasDarkMode: boolean;
  hasThemeTransition: boolean;
}

/**
 * Connects what the server rendered with what only a browser knows. Everything it touches is native
 * HTML that works before; it renders nothing.
 */
export function ReadingAids({ hasDarkMode, hasThemeTransition }: ReadingAidsProps) {
  const path = usePathname();

  // A change of language replaces <html>, and with it what the pre-paint script had set.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page
  useLayoutEffect(() => {
    prePaint(hasDarkMode);
    syncThemeControl();
    closeMenus();
  }, [hasDarkMode, path]);

  useEffect(() => attachMenus(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page
  useEffect(() => attachOutline(), [path]);
  useEffect(() => attachThemeControl(hasThemeTransition), [hasThemeTransition]);

  return null;
}
