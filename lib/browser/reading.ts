import { withData } from '../data-names';
import { parseSettings } from '../reading-script';
import { attachToPage, attachToSite, type Start } from './behaviors';
import { awaitsHydration } from './dom/hydration';
import { onPageShown } from './dom/page-shown';
import { fitNavbar } from './first-frame/navbar-fit';
import { prePaint } from './first-frame/pre-paint';
import { restoreSidebar } from './first-frame/restore-sidebar';
import { redirectFirstVisit } from './frame/first-visit';
import { closeMenus } from './frame/menus';
import { syncThemeControl } from './frame/theme';
import { settlePage } from './text/reveal';

/** On the element that loads this script. */
const settings = parseSettings(
  document.querySelector<HTMLElement>(`script${withData('reading')}`)?.dataset.reading ?? '',
);

let onPage: AbortController | undefined;
let loadSearch: Start['loadSearch'];

/** Start the behaviors of the page. */
function showPage(): void {
  const isFirstPage = onPage === undefined;
  onPage?.abort();
  onPage = new AbortController();
  settleFrame(isFirstPage);
  attachToPage(onPage.signal, { ...settings, isFirstPage, loadSearch });
  document.documentElement.dataset.connected = '';
}

/** Prepare the first frame of a page. On the first page, inline scripts have done most of this, unless a host forbids them. */
function settleFrame(isFirstPage: boolean): void {
  if (!isFirstPage || document.documentElement.dataset.script === undefined) {
    // A change of language replaces <html>, and with it what the inline script has set.
    prePaint(settings.hasDarkMode);
    fitNavbar();
    closeMenus();
    restoreSidebar();
  }
  syncThemeControl();
  settlePage();
}

function start(): void {
  if (settings.hasLocaleRedirect) redirectFirstVisit();
  attachToSite(new AbortController().signal, { ...settings, isFirstPage: true, loadSearch });
  showPage();
}

/**
 * Start everything that a page does. The script is a module, so the whole page is there. Where React hydrates the page,
 * which it does with every page in development, this waits until it has: it compares all elements with its own.
 *
 * @param load Loads what shows the hits of a search.
 */
export function startReading(load: Start['loadSearch']): void {
  loadSearch = load;
  let isStarted = false;
  function onShown(): void {
    if (isStarted) showPage();
    else start();
    isStarted = true;
  }
  onPageShown(onShown);
  if (process.env.NODE_ENV === 'production' && !awaitsHydration()) onShown();
}
