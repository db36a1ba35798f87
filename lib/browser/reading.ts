/**
 * The reading script: all that a page does before, and without, the framework. It is bundled by
 * scripts/support/reading-script and loaded as a module, so the whole page is there when it starts.
 */
import { attachAll } from './behaviours';
import { keptChoice } from './choices';
import { fitNavbar } from './first-frame/navbar-fit';
import { prePaint } from './first-frame/pre-paint';
import { restoreSidebar } from './first-frame/restore-sidebar';
import { redirectFirstVisit } from './frame/first-visit';
import { closeMenus } from './frame/menus';
import { syncThemeControl } from './frame/theme';
import { onPageShown } from './framework/page-shown';
import { readSettings } from './settings';
import { settlePage } from './text/reveal';

const settings = readSettings();

let onPage: AbortController | undefined;
/** Tells whether the framework has shown another page, or only taken over the one that is there. */
let shown: { main: Element | null; address: string } | undefined;

/** Start what the page needs. Parts that the framework will compare with its own are left for later. */
function showPage(): void {
  const { href, hash } = location;
  const next = {
    main: document.querySelector('main'),
    address: href.slice(0, href.length - hash.length),
  };
  const isSame = next.main === shown?.main && next.address === shown?.address;
  if (isSame && process.env.NODE_ENV === 'production') return;
  const isFirstPage = shown === undefined;
  shown = next;
  onPage?.abort();
  onPage = new AbortController();
  settleFrame(isFirstPage);
  attachAll('page', onPage.signal, { ...settings, isFirstPage });
  document.documentElement.dataset['script'] = 'connected';
}

/** Set right what has to be right in the first frame. On the first page, inline scripts have done most of it. */
function settleFrame(isFirstPage: boolean): void {
  if (!isFirstPage) {
    // A change of language replaces <html>, and with it what the inline script had set.
    prePaint(settings.hasDarkMode, keptChoice);
    fitNavbar();
    closeMenus();
    restoreSidebar();
  }
  syncThemeControl();
  settlePage();
}

function start(): void {
  if (settings.hasLocaleRedirect) redirectFirstVisit();
  attachAll('site', new AbortController().signal, { ...settings, isFirstPage: true });
  showPage();
}

// In development React compares every attribute with what the server sent, and warns of those that script has
// changed. So script waits there until React has done so.
if (process.env.NODE_ENV === 'production') {
  onPageShown(showPage);
  start();
} else {
  let isStarted = false;
  onPageShown(() => {
    if (isStarted) return showPage();
    isStarted = true;
    start();
  });
}
