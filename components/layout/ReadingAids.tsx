'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useLayoutEffect } from 'react';
import { keptChoice } from '@/lib/browser/choices';
import { fitNavbar } from '@/lib/browser/first-frame/navbar-fit';
import { prePaint } from '@/lib/browser/first-frame/pre-paint';
import { restoreSidebar, sidebarGroupKey } from '@/lib/browser/first-frame/restore-sidebar';
import { redirectFirstVisit } from '@/lib/browser/frame/first-visit';
import { attachHidingNavbar } from '@/lib/browser/frame/hiding-navbar';
import { attachMenus, closeMenus } from '@/lib/browser/frame/menus';
import { attachScrollMark } from '@/lib/browser/frame/scroll-mark';
import { attachSidebarState } from '@/lib/browser/frame/sidebar-state';
import { attachThemeControl, syncThemeControl } from '@/lib/browser/frame/theme';
import { attachToTop } from '@/lib/browser/frame/to-top';
import { attachTooltips } from '@/lib/browser/frame/tooltip';
import { attachStars } from '@/lib/browser/home/stars';
import { helpLostReader } from '@/lib/browser/not-found/not-found';
import { attachCodeBlocks } from '@/lib/browser/text/code-blocks';
import { attachCopyMarkdown } from '@/lib/browser/text/copy-markdown';
import { attachDemoFrames } from '@/lib/browser/text/demo-frame';
import { attachOutline } from '@/lib/browser/text/outline';
import { attachOverview } from '@/lib/browser/text/overview';
import { attachReveal, settlePage } from '@/lib/browser/text/reveal';
import { attachTables } from '@/lib/browser/text/tables';
import { attachTabs } from '@/lib/browser/text/tabs';
import { attachImageZoom } from '@/lib/browser/zoom/image-zoom';

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
