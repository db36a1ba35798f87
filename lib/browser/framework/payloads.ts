import { unpackPayload } from '../../packed-payload';

/** The header by which the framework asks for a payload. */
const ASKS_PAYLOAD = 'rsc';

/** Packed payloads and dictionaries by address, so that none is fetched twice. */
const files = new Map<string, Promise<string>>();

/**
 * What React renders a page from.
 *
 * @param integrity Of the packed payload: the browser refuses one of another deployment.
 */
export async function readPayload(address: string, integrity?: string): Promise<string> {
  return unpackPayload(await readFile(address, integrity), readFile);
}

/** Read a file ahead of time. If that fails, it is requested again when it is needed. */
export function prefetchFile(address: string): void {
  readFile(address).catch(() => undefined);
}

/** Read the payload of the page that a link leads to. */
export function prefetchPage({ pathname }: HTMLAnchorElement): void {
  prefetchFile(`${pathname}${pathname.endsWith('/') ? 'index' : ''}.txt`);
}

/** Answer the framework's requests for payloads, which it cannot unpack itself. */
export function answerFramework(): void {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) =>
    new Headers(init?.headers).has(ASKS_PAYLOAD) ? answer(String(input)) : fetch(input, init);
}

/** Where a payload is missing the framework leaves the navigation to the browser. */
async function answer(url: string): Promise<Response> {
  const response = await readPayload(new URL(url).pathname).then(
    (text) => new Response(text, { headers: { 'content-type': 'text/plain' } }),
    // Not null: React reads the body, whatever the status.
    () => new Response('', { status: 404 }),
  );
  return Object.defineProperty(response, 'url', { value: url });
}

function readFile(address: string, integrity?: string): Promise<string> {
  const reading = files.get(address) ?? fetchText(address, { integrity });
  files.set(address, reading);
  reading.catch(() => files.delete(address));
  return reading;
}

async function fetchText(address: string, init: RequestInit): Promise<string> {
  const answer = await fetch(address, init);
  // Some hosts answer with a page and status 200 where a file is missing.
  const isPage = answer.headers.get('content-type')?.startsWith('text/html');
  if (!answer.ok || isPage) throw new Error(`${address} is missing: ${answer.status}.`);
  return answer.text();
}
