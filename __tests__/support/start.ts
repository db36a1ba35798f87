/** Start a behaviour of the browser. Returns what ends it. */
export function start(attach: (signal: AbortSignal) => void): () => void {
  const ending = new AbortController();
  attach(ending.signal);
  return () => ending.abort();
}
