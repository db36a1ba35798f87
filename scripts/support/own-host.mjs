// @ts-check
/**
 * Whether a page of the same host has sent a request. A proxy may change the `host` header.
 *
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
export function isFromOwnHost({ origin, host, 'x-forwarded-host': forwarded }) {
  if (origin === undefined || !URL.canParse(origin)) return false;
  return [host, forwarded].includes(new URL(origin).host);
}
