const STORAGE_KEY = 'components-failed';

/** Load this page again with its components as they are in its HTML, because one of them has failed. */
export function loadWithoutComponents(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, location.pathname);
  } catch {
    // The page would fail again, without end.
    return;
  }
  location.reload();
}

/** Have components of this page failed in this tab? The next visit of the page tries again. */
export function haveComponentsFailed(): boolean {
  try {
    const hasFailed = sessionStorage.getItem(STORAGE_KEY) === location.pathname;
    sessionStorage.removeItem(STORAGE_KEY);
    return hasFailed;
  } catch {
    return false;
  }
}
