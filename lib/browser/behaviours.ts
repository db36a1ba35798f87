import type { ReadingSettings } from '../reading-script';
import { attachMenus } from './frame/menus';
import { attachScrollMark } from './frame/scroll-mark';
import { attachSidebarState } from './frame/sidebar-state';
import { attachThemeControl } from './frame/theme';
import { attachToTop } from './frame/to-top';
import { attachTooltips } from './frame/tooltip';
import { attachFramework } from './framework/framework-wanted';
import { attachCodeBlocks } from './text/code-blocks';
import { attachCopyMarkdown } from './text/copy-markdown';
import { attachOutline } from './text/outline';
import { attachReveal } from './text/reveal';
import { attachTables } from './text/tables';
import { attachTabs } from './text/tabs';

/** What a behaviour may want to know when it starts. */
export interface Start extends ReadingSettings {
  /** This is the page that the browser has loaded, not one that the framework has put in its place. */
  isFirstPage: boolean;
}

type Attach = (signal: AbortSignal, start: Start) => void;

/** `site`: as long as the document lives. `page`: until another page is shown; it may then begin again. */
type Scope = 'site' | 'page';

interface Behaviour {
  scope: Scope;
  attach: Attach;
}

/** A behaviour whose code is fetched where the page has something for it. */
interface RareBehaviour {
  scope: 'page';
  /** A selector of what it needs. */
  needs: string;
  load(): Promise<Attach>;
}

/** Everything that script does on a page before the framework comes, and beside it. */
const BEHAVIOURS: readonly (Behaviour | RareBehaviour)[] = [
  { scope: 'site', attach: attachThemeControl },
  { scope: 'site', attach: attachMenus },
  { scope: 'site', attach: attachTabs },
  { scope: 'site', attach: attachReveal },
  { scope: 'site', attach: attachSidebarState },
  { scope: 'site', attach: attachTooltips },
  { scope: 'site', attach: attachFramework },
  { scope: 'page', attach: attachCodeBlocks },
  { scope: 'page', attach: attachTables },
  { scope: 'page', attach: attachCopyMarkdown },
  // They measure the page, which is laid out for that once, after the others have changed it.
  { scope: 'page', attach: attachScrollMark },
  { scope: 'page', attach: attachToTop },
  { scope: 'page', attach: attachOutline },
  {
    scope: 'page',
    needs: 'header[data-hides]',
    load: async () => (await import('./frame/hiding-navbar')).attachHidingNavbar,
  },
  {
    scope: 'page',
    needs: 'dialog[data-zoom]',
    load: async () => (await import('./zoom/image-zoom')).attachImageZoom,
  },
  {
    scope: 'page',
    needs: 'button[data-demo]',
    load: async () => (await import('./text/demo-frame')).attachDemoFrames,
  },
  {
    scope: 'page',
    needs: '[data-overview]',
    load: async () => (await import('./text/overview')).attachOverview,
  },
  {
    scope: 'page',
    needs: '[data-map]',
    load: async () => (await import('./home/bundle-map')).attachBundleMap,
  },
  {
    scope: 'page',
    needs: '[data-stars]',
    load: async () => (await import('./home/stars')).attachStars,
  },
  {
    scope: 'page',
    needs: '[data-not-found]',
    load: async () => (await import('./not-found/not-found')).helpLostReader,
  },
];

/**
 * Start the behaviours of a scope.
 *
 * @param signal Ends them.
 */
export function attachAll(scope: Scope, signal: AbortSignal, start: Start): void {
  for (const behaviour of BEHAVIOURS) {
    if (behaviour.scope !== scope) continue;
    if ('attach' in behaviour) behaviour.attach(signal, start);
    else if (document.querySelector(behaviour.needs)) void attachRare(behaviour, signal, start);
  }
}

async function attachRare({ load }: RareBehaviour, signal: AbortSignal, start: Start) {
  try {
    const attach = await load();
    if (!signal.aborted) attach(signal, start);
  } catch (error) {
    console.warn('A part of the page cannot be loaded, and is missing.', error);
  }
}
