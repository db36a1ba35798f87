import { escapeHtml } from './html';
import type { Locale } from './model';

/** An address that pages had once, or that is easy to type, and where it leads. */
export interface Redirect {
  /** Path without the base, as written: `/E1001`. */
  from: string;
  /** What goes into a link: with the base and the anchor, or a full URL. */
  href: string;
  /** The title of the page it leads to; the URL where it leaves the site. */
  title: string;
  locale: Locale;
}

/** The paths that a redirect answers at: as written, and in lower case. The 404 page knows all others. */
export function pathsOf({ from }: Pick<Redirect, 'from'>): string[] {
  return [...new Set([from, from.toLowerCase()])];
}

/** The redirect of a path, in any letter case, as the 404 page and hosts find it. */
export function findRedirect(redirects: readonly Redirect[], path: string): Redirect | undefined {
  const wanted = path.toLowerCase();
  return redirects.find(({ from }) => from.toLowerCase() === wanted);
}

/**
 * A page that leads on without script, for hosts that read no `_redirects`. Search engines take the
 * target for the page.
 *
 * @param canonical The absolute address of the target.
 */
export function redirectPage({ href, title, locale }: Redirect, canonical: string): string {
  const url = escapeHtml(href);
  const name = escapeHtml(title);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<title>${name}</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${url}">
<link rel="canonical" href="${escapeHtml(canonical)}">
</head>
<body>
<p><a href="${url}">${name}</a></p>
</body>
</html>
`;
}

/**
 * The rules in the format that Netlify, Cloudflare Pages and others read. Each is written twice: Netlify prefers
 * the page at an address unless a rule has a `!`, and Cloudflare skips rules that have one.
 */
export function redirectRules(redirects: readonly Redirect[], base: string): string {
  const prefix = base.replace(/\/$/, '');
  const rules = redirects.flatMap((redirect) =>
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
