/** Starts a behavior of the page. Returns a function that ends it. */
export function start(attach: (signal: AbortSignal) => void): () => void {
  const ending = new AbortController();
  attach(ending.signal);
  return () => ending.abort();
}
