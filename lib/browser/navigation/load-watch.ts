import { showFailure, watchDocumentLoads } from './load-failure';
import { awaitedPage, awaitPage, mayRecover } from './recovery';

/** Watches a navigation inside the app until its page is shown. */
interface LoadWatch {
  /** A page has been requested. */
  expect(url: string): void;
  /** It is shown. */
  arrive(): void;
}

/**
 * Keep the current page when the next one cannot be loaded. Next.js then leaves the navigation to the browser, which
 * replaces the page even without a connection; that is prevented until the host answers (see `watchDocumentLoads`). If
 * code of the app is missing after a new deployment, the requested page is loaded as a document.
 *
 * @param onFail Called when the load has failed.
 */
export function watchLoads(onFail: () => void, signal: AbortSignal): LoadWatch {
  const documents = watchDocumentLoads(signal, onFail);

  function onNavigate(event: NavigateEvent): void {
    const { url, sameDocument } = event.destination;
    const isGivenUp =
      !sameDocument && !event.userInitiated && url === awaitedPage() && !documents.isAllowed(url);
    if (!isGivenUp || !event.cancelable) return;
    event.preventDefault();
    void documents.load(url);
  }
  function onError(event: ErrorEvent | PromiseRejectionEvent): void {
    const expected = awaitedPage();
    const error: unknown = 'reason' in event ? event.reason : event.error;
    if (expected === undefined || !isMissingCode(error)) return;
    if (mayRecover()) void documents.load(expected);
    else documents.fail(expected);
  }

  const { navigation } = window as Partial<Window>;
  navigation?.addEventListener('navigate', onNavigate, { signal });
  window.addEventListener('error', onError, { signal });
  window.addEventListener('unhandledrejection', onError, { signal });
  return {
    expect(url) {
      awaitPage(url);
      showFailure(false);
    },
    arrive() {
      awaitPage(undefined);
      showFailure(false);
    },
  };
}

/** Bundlers and browsers use these words for a script that could not be loaded. */
function isMissingCode(error: unknown): boolean {
  return (
    error instanceof Error &&
    /chunk|dynamically imported module/i.test(`${error.name} ${error.message}`)
  );
}
