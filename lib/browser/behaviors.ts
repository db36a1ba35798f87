import { type DataName, withData } from '../data-names';
import type { ReadingSettings } from '../reading-script';
import { attachMenus } from './frame/menus';
import { attachSidebarState } from './frame/sidebar-state';
import { attachThemeControl } from './frame/theme';
import { attachScrollMark, attachToTop } from './frame/to-top';
import { attachTooltips } from './frame/tooltip';
import { attachNavigation } from './navigation/navigation';
import { attachSearch } from './search/search-dialog';
import type { LoadSearch } from './search/search-shell';
import { attachCodeBlocks } from './text/code-blocks';
import { attachCopyMarkdown } from './text/copy-markdown';
import { attachOutline } from './text/outline';
import { attachTables } from './text/scroll-region';
import { attachTabs } from './text/tabs';

/** What a behavior knows when it starts. */
export interface Start extends ReadingSettings {
  /** This is the page that the browser has loaded, not one that was put in its place. */
  isFirstPage: boolean;
  loadSearch: LoadSearch;
}

type Attach = (signal: AbortSignal, start: Start) => void;

/** Behaviors that live as long as the document. */
const SITE: readonly Attach[] = [
  attachThemeControl,
  attachMenus,
  attachTabs,
  attachSidebarState,
  attachTooltips,
  attachNavigation,
];

/** Behaviors that end when another page is shown, and start again with it. */
const PAGE: readonly Attach[] = [
  attachSearch,
  attachCodeBlocks,
  attachTables,
  attachCopyMarkdown,
  // These measure the page. They come last, so that it is laid out once, after the others have changed it.
  attachScrollMark,
  attachToTop,
  attachOutline,
];

/** Behaviors of a page whose code is fetched only if the page has an element with a data attribute. */
const RARE: readonly [name: DataName, load: () => Promise<{ attach: Attach }>][] = [
  ['hides', () => import('./frame/hiding-navbar')],
  ['zoom', () => import('./zoom/image-zoom')],
  ['demo', () => import('./text/demo-frame')],
  ['overview', () => import('./text/overview')],
  ['options', () => import('./text/options')],
  ['canvas', () => import('./figures/part-names')],
  ['play', () => import('./home/play')],
  ['stars', () => import('./home/stars')],
  ['notFound', () => import('./not-found/not-found')],
];

/** Start what lives as long as the document. */
export function attachToSite(signal: AbortSignal, start: Start): void {
  for (const attach of SITE) attach(signal, start);
}

/** Start what the current page needs, until `signal` is aborted. */
export function attachToPage(signal: AbortSignal, start: Start): void {
  for (const attach of PAGE) attach(signal, start);
  for (const [name, load] of RARE) {
    if (!document.querySelector(withData(name))) continue;
    load().then(
      ({ attach }) => {
        if (!signal.aborted) attach(signal, start);
      },
      // The browser says which file.
      console.warn,
    );
  }
}
