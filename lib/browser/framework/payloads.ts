import { dictionaryOf, unpackPayload } from '../../packed-payload';

/** The header by which the framework asks for a payload. */
const ASKS_PAYLOAD = 'rsc';

/** What has been fetched so far, by address. A page that has been asked for ahead of time is not fetched again. */
const payloads = new Map<string, Promise<string>>();
const dictionaries = new Map<string, Promise<string>>();

interface Expected {
  /** Of the packed payload: the browser refuses one of another deployment. */
  integrity: string;
  /** Fetched at the same time. */
  dictionary: string;
}

/** What React renders a page from. It is kept, unless it does not come. */
export function readPayload(address: string, expected?: Expected): Promise<string> {
  return once(payloads, address, async () => {
    if (expected) readDictionary(expected.dictionary).catch(() => undefined);
    const packed = await fetchText(address, expected && { integrity: expected.integrity });
    return unpackPayload(packed, await readDictionary(dictionaryOf(packed)));
  });
}

/** The address of the payload of a page. */
export function payloadAddress({ pathname }: Pick<URL, 'pathname'>): string {
  return `${pathname}${pathname.endsWith('/') ? 'index' : ''}.txt`;
}

/** Answer the framework, which knows nothing of packed payloads, whenever it asks for one. */
export function answerFramework(): void {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) =>
    new Headers(init?.headers).has(ASKS_PAYLOAD) ? answer(String(input)) : fetch(input, init);
}

/** Where a payload is missing the framework leaves the navigation to the browser. */
async function answer(url: string): Promise<Response> {
  const response = await readPayload(new URL(url).pathname).then(
    (text) => new Response(text, { headers: { 'content-type': 'text/plain' } }),
    () => new Response(null, { status: 404 }),
  );
  return Object.defineProperty(response, 'url', { value: url });
}

function readDictionary(address: string): Promise<string> {
  return once(dictionaries, address, () => fetchText(address));
}

async function fetchText(address: string, init?: RequestInit): Promise<string> {
  const answer = await fetch(address, init);
  if (!answer.ok) throw new Error(`${address} answers with ${answer.status}.`);
  return answer.text();
}

function once(
  known: Map<string, Promise<string>>,
  address: string,
  read: () => Promise<string>,
): Promise<string> {
  const reading = known.get(address) ?? read();
  known.set(address, reading);
  reading.catch(() => known.delete(address));
  return reading;
}
