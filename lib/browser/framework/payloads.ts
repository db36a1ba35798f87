import { unpackPayload } from '../../packed-payload';

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
