import { atIdle } from './at-idle';

/** The files that have been asked for. One that fails may be asked for again. */
const files = new Map<string, 'asked' | 'coming' | 'there'>();
/** How many files the reader is waiting for. */
let awaited = 0;
let line = new AbortController();

/**
 * Fetch files into the cache of the browser, each once, so that they are there when they are needed, also without a
 * connection. What needs one of them reports failures.
 */
export function fetchAhead(urls: readonly string[]): void {
  for (const url of urls) if (!files.has(url)) files.set(url, 'asked');
  fetchAsked();
}

/** Leave the line to what the reader waits for. Files that were on their way are fetched again afterwards. */
export function giveWayTo(work: Promise<unknown>): void {
  awaited += 1;
  line.abort();
  line = new AbortController();
  const resume = () => {
    awaited -= 1;
    if (awaited === 0) atIdle(fetchAsked);
  };
  work.then(resume, resume);
}

function fetchAsked(): void {
  if (awaited > 0) return;
  for (const [url, state] of files) if (state === 'asked') void fetchFile(url, line.signal);
}

async function fetchFile(url: string, signal: AbortSignal): Promise<void> {
  files.set(url, 'coming');
  try {
    const answer = await fetch(url, { priority: 'low', signal });
    await answer.arrayBuffer();
    files.set(url, 'there');
  } catch {
    if (signal.aborted) files.set(url, 'asked');
    else files.delete(url);
  }
}
