import { withData } from '../data-names';
import { parseSettings } from '../reading-script';
import { attachToPage, attachToSite, attachToText, type Start } from './behaviors';
import { fitNavbar } from './first-frame/navbar-fit';
import { prePaint } from './first-frame/pre-paint';
import { restoreSidebar } from './first-frame/restore-sidebar';
import { redirectFirstVisit } from './frame/first-visit';
import { closeMenus } from './frame/menus';
import { syncThemeControl } from './frame/theme';
import { hasOwnComponents } from './own-components/page-framework';
import { onPageShown } from './page-shown';
import { settlePage } from './text/reveal';

/** On the element that loads this script. */
const settings = parseSettings(
  document.querySelector<HTMLElement>(`script${withData('reading')}`)?.dataset.reading ?? '',
);

let onPage: AbortController | undefined;
/** Starts the behaviors that wait for the components of the page. */
let startText: (() => void) | undefined;
let loadSearch: Start['loadSearch'];
/** Tells another page from the same one, whose components are alive now. */
let shown: { main: Element | null; address: string } | undefined;

/** Start the behaviors of the page, unless it is the same as before. */
function showPage(): void {
  const { href, hash } = location;
  const next = {
    main: document.querySelector('main'),
    address: href.slice(0, href.length - hash.length),
  };
  const isSame = next.main === shown?.main && next.address === shown?.address;
  if (isSame && process.env.NODE_ENV === 'production') {
    startText?.();
    return;
  }
  const isFirstPage = shown === undefined;
  shown = next;
  onPage?.abort();
  onPage = new AbortController();
  settleFrame(isFirstPage);
  const { signal } = onPage;
  const start = { ...settings, isFirstPage, loadSearch };
  attachToPage(signal, start);
  startText = () => {
    startText = undefined;
    attachToText(signal, start);
  };
  if (!hasOwnComponents()) startText();
  document.documentElement.dataset.connected = '';
}

/** Prepare the first frame of a page. On the first page, inline scripts have done most of this. */
function settleFrame(isFirstPage: boolean): void {
  if (!isFirstPage) {
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
 * Start everything that a page does. The script is a module, so the whole page is there.
 *
 * @param load Loads what shows the hits of a search.
 */
export function startReading(load: Start['loadSearch']): void {
  loadSearch = load;
  if (process.env.NODE_ENV === 'production') {
    onPageShown(showPage);
    start();
    return;
  }
  // In development React compares every attribute with what the server sent, and warns about those that script has
  // changed. There script starts after React.
  let isStarted = false;
  onPageShown(() => {
    if (isStarted) return showPage();
    isStarted = true;
    start();
  });
}
