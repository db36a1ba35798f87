/** How long a host may take before it counts as slow, which is no lost connection. */
const PATIENCE_MS = 5_000;

/** Does the host answer at all, whatever it says? */
export async function isReachable(url: string): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    await fetch(url, { method: 'HEAD', cache: 'no-store', redirect: 'manual', signal });
    return true;
  } catch (error) {
    return !(error instanceof TypeError);
  }
}
