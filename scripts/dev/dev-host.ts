import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/**
 * Whether the development server answers requests for a host. With the name of a host of its own, a website could ask
 * this server as if both had the same origin (DNS rebinding); it cannot with an IP address, nor with `localhost`.
 *
 * @param host The header, with or without a port.
 */
export function isAllowedHost(host: string | undefined): boolean {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return isLocal || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}

/** Whether a page of the host that is asked has sent a request. */
export function isFromOwnHost({ origin, host }: IncomingHttpHeaders): boolean {
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

/** The decoded path of a request; undefined for an address that no file or page can have. */
export function pathOf(url: string): string | undefined {
  if (!/^\/(?!\/)/.test(url) || !URL.canParse(`http://localhost${url}`)) return undefined;
  try {
    const pathname = decodeURIComponent(new URL(`http://localhost${url}`).pathname);
    return pathname.includes('\0') ? undefined : pathname;
  } catch {
    return undefined; // An incomplete escape.
  }
}
