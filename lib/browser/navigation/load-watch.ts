import { isReachable, mayRecover } from './recovery';

/** Holds the message, its two buttons and, as the live region around it, the alert. */
const NOTICE = '[data-load-failure]';

/** Looks after a navigation inside the app until its page is shown. */
interface LoadWatch {
  /** A page has been asked for. */
  expect(url: string): void;
  /** It is shown. */
  arrive(): void;
}

/**
 * Keep the page that is shown when the next one cannot be loaded. Next.js then gives up its navigation
 * for one by the browser, which replaces the page whether or not there is a connection. Held back until the
 * host answers, the page stays and says so, with a button to try again. Code of the app that is missing
 * after a new deployment leads to the page asked for as a new document.
 *
 * @param onFail Called when the load has failed.
 */
export function watchLoads(onFail: () => void, signal: AbortSignal): LoadWatch {
  let expected: string | undefined;
  let allowed: string | undefined;

  function fail(url: string): void {
    expected = url;
    onFail();
    showNotice(true);
  }
  async function load(url: string): Promise<void> {
    showNotice(false);
    if (!(await isReachable(url))) return fail(url);
    allowed = url;
    location.assign(url);
  }
  function onNavigate(event: NavigateEvent): void {
    const { url, sameDocument } = event.destination;
    const isGivenUp = !sameDocument && !event.userInitiated && url === expected && url !== allowed;
    if (!isGivenUp || !event.cancelable) return;
    event.preventDefault();
    void load(url);
  }
  function onError(event: ErrorEvent | PromiseRejectionEvent): void {
    const error: unknown = 'reason' in event ? event.reason : event.error;
    if (expected === undefined || !isMissingCode(error)) return;
    if (mayRecover()) void load(expected);
    else fail(expected);
  }
  function onClick({ target }: MouseEvent): void {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-load]') : null;
    if (button?.dataset['load'] === 'dismiss') showNotice(false);
    if (button?.dataset['load'] === 'retry' && expected) void load(expected);
  }

  const { navigation } = window as Partial<Window>;
  navigation?.addEventListener('navigate', onNavigate, { signal });
  window.addEventListener('error', onError, { signal });
  window.addEventListener('unhandledrejection', onError, { signal });
  document.addEventListener('click', onClick, { signal });
  return {
    expect(url) {
      expected = url;
      showNotice(false);
    },
    arrive() {
      expected = undefined;
      showNotice(false);
    },
  };
}

/** The words of bundlers and browsers for a script that did not come. */
function isMissingCode(error: unknown): boolean {
  return (
    error instanceof Error &&
    /chunk|dynamically imported module/i.test(`${error.name} ${error.message}`)
  );
}

function showNotice(isShown: boolean): void {
  const notice = document.querySelector<HTMLElement>(NOTICE);
  if (notice) notice.hidden = !isShown;
}
