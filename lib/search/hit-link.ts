/** Two or more of them, mixed in any way, begin the name of another host. */
const LEADING_SLASHES = /^[/\\]+/;

/**
 * Make an address from outside (a search service, the storage of the browser) safe for a link: a path on this site, a
 * full address on any other.
 *
 * @param origin The origin of this site.
 * @returns undefined if it is not a web address.
 */
export function linkOf(address: string, origin: string): string | undefined {
  const url = parse(address, origin);
  if (!url) return undefined;
  return url.origin === origin ? pathIn(url) : url.href;
}

/** The same page on this site, even if the address names another site. */
export function pathOf(address: string, origin: string): string | undefined {
  const url = parse(address, origin);
  return url && pathIn(url);
}

function parse(address: string, origin: string): URL | undefined {
  // Like browsers, ignore tabs and line breaks, also between two slashes.
  const written = address.replace(/[\t\n\r]/g, '').trim();
  const isWebAddress = /^(?:https?:\/\/|[/\\])/i.test(written);
  if (!isWebAddress) return undefined;
  try {
    return new URL(written.replace(LEADING_SLASHES, '/'), origin);
  } catch {
    return undefined;
  }
}

function pathIn({ pathname, search, hash }: URL): string {
  return pathname.replace(LEADING_SLASHES, '/') + search + hash;
}
