/** Two of them at the start of an address name another host, in any mixture. */
const LEADING_SLASHES = /^[/\\]+/;

/**
 * An address from outside (a search service, the storage of the browser) as one that a link may lead to:
 * a path on this site, a full address on any other.
 *
 * @param origin The origin of this site.
 * @returns undefined if it is not a web address.
 */
export function linkOf(address: string, origin: string): string | undefined {
  const url = parse(address, origin);
  if (!url) return undefined;
  return url.origin === origin ? pathIn(url) : url.href;
}

/** The same page on this site, whichever site the address names. */
export function pathOf(address: string, origin: string): string | undefined {
  const url = parse(address, origin);
  return url && pathIn(url);
}

function parse(address: string, origin: string): URL | undefined {
  // As browsers do: tabs and line breaks count for nothing, also between two slashes.
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
