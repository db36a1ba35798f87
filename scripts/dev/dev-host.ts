import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/**
 * Whether the development server answers requests for a host. With the name of a host of its own, a website could ask
 * this server as if both had the same origin (DNS rebinding); it cannot with an IP address, nor with `localhost`.
 *
 * @param host The header, with or without a port.
 * @param devHosts Names that the configuration allows; `.example.com` stands for all below it.
 */
export function isAllowedHost(host: string | undefined, devHosts: readonly string[]): boolean {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return isLocal || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || isListed(hostname, devHosts);
}

function isListed(hostname: string, devHosts: readonly string[]): boolean {
  return devHosts.some((name) =>
    name.startsWith('.') ? hostname.endsWith(name) : hostname === name,
  );
}

/**
 * Whether a page of the host that is asked has sent a request. A proxy may change `host`; what it states instead, anybody
 * can state, so it counts only for a host that the configuration lists.
 */
export function isFromOwnHost(
  { origin, host, 'x-forwarded-host': forwarded }: IncomingHttpHeaders,
  devHosts: readonly string[],
): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  const page = new URL(origin);
  return page.host === host || (page.host === forwarded && isListed(page.hostname, devHosts));
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
