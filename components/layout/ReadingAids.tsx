'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useLayoutEffect } from 'react';
import { keptChoice } from '@/lib/browser/choices';
import { attachCodeBlocks } from '@/lib/browser/code-blocks';
import { attachCopyMarkdown } from '@/lib/browser/copy-markdown';
import { attachDemoFrames } from '@/lib/browser/demo-frame';
import { redirectFirstVisit } from '@/lib/browser/first-visit';
import { attachHidingNavbar } from '@/lib/browser/hiding-navbar';
import { attachImageZoom } from '@/lib/browser/image-zoom';
import { attachMenus, closeMenus } from '@/lib/browser/menus';
import { fitNavbar } from '@/lib/browser/navbar-fit';
import { helpLostReader } from '@/lib/browser/not-found';
import { attachOutline } from '@/lib/browser/outline';
import { attachOverview } from '@/lib/browser/overview';
import { prePaint } from '@/lib/browser/pre-paint';
import { restoreSidebar, sidebarGroupKey } from '@/lib/browser/restore-sidebar';
import { attachReveal, settlePage } from '@/lib/browser/reveal';
import { attachScrollMark } from '@/lib/browser/scroll-mark';
import { attachSidebarState } from '@/lib/browser/sidebar-state';
import { attachStars } from '@/lib/browser/stars';
import { attachTables } from '@/lib/browser/tables';
import { attachTabs } from '@/lib/browser/tabs';
import { attachThemeControl, syncThemeControl } from '@/lib/browser/theme';
import { attachToTop } from '@/lib/browser/to-top';
import { attachTooltips } from '@/lib/browser/tooltip';

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

  useEffect(() => {
    if (hasLocaleRedirect) redirectFirstVisit();
  }, [hasLocaleRedirect]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page
  useEffect(() => void helpLostReader(base), [base, path]);
  useEffect(() => attachMenus(), []);
  useEffect(() => attachSidebarState(), []);
  useEffect(() => attachTooltips(), []);
  useEffect(() => attachHidingNavbar(), []);
  useEffect(() => attachTabs(), []);
  useEffect(() => attachReveal(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page
  useEffect(() => attachOutline(), [path]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page
  useEffect(() => attachToTop(), [path]);
  useEffect(() => attachScrollMark(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page
  useEffect(() => attachStars(), [path]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page
  useEffect(() => attachCodeBlocks(), [path]);
  useEffect(() => attachTables(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page
  useEffect(() => attachCopyMarkdown(), [path]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page
  useEffect(() => attachImageZoom(), [path]);
  useEffect(() => attachDemoFrames(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page
  useEffect(() => attachOverview(), [path]);
  useEffect(() => attachThemeControl(hasThemeTransition), [hasThemeTransition]);

  return (
    // An exported page knows no query.
    <Suspense>
      <FirstFrame hasDarkMode={hasDarkMode} />
    </Suspense>
  );
}

/** Sets right what has to be right in the first frame of another page, or of this one with another query. */
function FirstFrame({ hasDarkMode }: Pick<ReadingAidsProps, 'hasDarkMode'>) {
  const path = usePathname();
  const query = useSearchParams().toString();

  // A change of language replaces <html>, and with it what the pre-paint script had set.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address may be a new page
  useLayoutEffect(() => {
    prePaint(hasDarkMode, keptChoice);
    syncThemeControl();
    fitNavbar();
    closeMenus();
    restoreSidebar(sidebarGroupKey);
    settlePage();
    document.documentElement.dataset['script'] = 'connected';
  }, [hasDarkMode, path, query]);

  return null;
}
