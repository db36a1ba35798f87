// @ts-check
import { isIP } from 'node:net';

/** @typedef {import('node:http').IncomingHttpHeaders} Headers */

/**
 * Whether the development server answers requests for a host. With the name of a host of its own, a website could ask
 * this server as if both had the same origin (DNS rebinding); it cannot with an IP address, nor with `localhost`.
 *
 * @param {string | string[] | undefined} host The header, with or without a port.
 * @param {readonly string[]} devHosts Names that the configuration allows; `.example.com` stands for all below it.
 */
export function isAllowedHost(host, devHosts) {
  if (typeof host !== 'string' || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return isLocal || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || isListed(hostname, devHosts);
}

/** @param {string} hostname @param {readonly string[]} devHosts */
function isListed(hostname, devHosts) {
  return devHosts.some((name) =>
    name.startsWith('.') ? hostname.endsWith(name) : hostname === name,
  );
}

/**
 * Whether a page of the host that is asked has sent a request. A proxy may change `host`; what it states instead, anybody
 * can state, so it counts only for a host that the configuration lists.
 *
 * @param {Headers} headers
 * @param {readonly string[]} devHosts
 */
export function isFromOwnHost({ origin, host, 'x-forwarded-host': forwarded }, devHosts) {
  if (origin === undefined || !URL.canParse(origin)) return false;
  const page = new URL(origin);
  return page.host === host || (page.host === forwarded && isListed(page.hostname, devHosts));
}

/**
 * The decoded path of a request; undefined for an address that no file or page can have.
 *
 * @param {string} url
 */
export function pathOf(url) {
  if (!url.startsWith('/') || !URL.canParse(`http://localhost${url}`)) return undefined;
  try {
    const pathname = decodeURIComponent(new URL(`http://localhost${url}`).pathname);
    return pathname.includes('\0') ? undefined : pathname;
  } catch {
    return undefined; // An incomplete escape.
  }
}
