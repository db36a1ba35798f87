import type { Locale } from './model';

/** An address that pages had once, or that is easy to type, and where it leads. */
export interface Redirect {
  /** Path without the base, as written: `/E1001`; with an anchor that leads elsewhere than the path, `/old#part`. */
  from: string;
  /** What goes into a link: with the base and the anchor, or a full URL. */
  href: string;
  /** The title of the page it leads to; the URL where it leaves the site. */
  title: string;
  locale: Locale;
}

/** The paths that have a rule: as written, and in lower case. A page is there for the first; the 404 page knows all others. */
export function pathsOf({ from }: Pick<Redirect, 'from'>): string[] {
  return [...new Set([from, from.toLowerCase()])];
}

/** The redirect of a path, in any letter case, as the 404 page and hosts find it. */
export function findRedirect(redirects: readonly Redirect[], path: string): Redirect | undefined {
  const wanted = path.toLowerCase();
  return redirects.find(({ from }) => from.toLowerCase() === wanted);
}

/** The redirects for anchors of a path that is redirected itself. Hosts never see an anchor. */
export function anchorsOf({ from }: Redirect, redirects: readonly Redirect[]): Redirect[] {
  return redirects.filter((other) => other.from.startsWith(`${from}#`));
}

/**
 * The rules in the format that Netlify, Cloudflare Pages and others read. Each is written twice: Netlify prefers
 * the page at an address unless a rule has a `!`, and Cloudflare skips rules that have one.
 */
export function redirectRules(redirects: readonly Redirect[], base: string): string {
  const prefix = base.replace(/\/$/, '');
  const hasRule = (redirect: Redirect) =>
    !redirect.from.includes('#') && anchorsOf(redirect, redirects).length === 0;
  const rules = redirects
    .filter(hasRule)
    .flatMap((redirect) =>
      pathsOf(redirect).flatMap((path) =>
        ['301!', '301'].map(
          (status) => `${prefix}${encodeURI(path)} ${encodeAddress(redirect.href)} ${status}\n`,
        ),
      ),
    );
  return rules.join('');
}

/** An address as headers can hold it. Escapes that it has stay as they are. */
function encodeAddress(address: string): string {
  return encodeURI(address).replaceAll('%25', '%');
}
