/** Recovery from an error reloads the document at most once in this time. */
const RECOVERY_MS = 10_000;

const STORAGE_KEY = 'recovered-at';

/** Load this page again. */
export function loadAnew(): void {
  location.reload();
}

/** Record a recovery. Returns false if there has just been one, or if it cannot be recorded. */
export function mayRecover(): boolean {
  try {
    const last = Number(sessionStorage.getItem(STORAGE_KEY) ?? 0);
    if (Date.now() - last < RECOVERY_MS) return false;
    sessionStorage.setItem(STORAGE_KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/** Does the host answer at all, whatever the status? */
export async function isReachable(url: string): Promise<boolean> {
  try {
    await fetch(url, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}
