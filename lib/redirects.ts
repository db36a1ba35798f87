import { escapeHtml } from './html';
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

/** The script of every redirect page: carries query and anchor, unless the target has its own. */
export const LEAD_ON =
  'const to=document.getElementById(location.hash.slice(1))??document.links[0];to.search||=location.search;to.hash||=location.hash;location.replace(to.href)';

/**
 * A page that leads on, for hosts that read no `_redirects`, and for anchors. Search engines take the target for the page.
 *
 * @param canonical The absolute address of the target.
 * @param anchors Those of `anchorsOf`.
 * @param policy Allows the script.
 */
export function redirectPage(
  { href, title, locale }: Redirect,
  canonical: string,
  anchors: readonly Redirect[],
  policy: string,
): string {
  const url = escapeHtml(href);
  const name = escapeHtml(title);
  const parts = anchors.map(({ from, ...part }) => {
    const id = escapeHtml(encodeURI(from.slice(from.indexOf('#') + 1)));
    return `<p><a id="${id}" href="${escapeHtml(part.href)}">${escapeHtml(part.title)}</a></p>\n`;
  });
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${name}</title>
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<noscript><meta http-equiv="refresh" content="0; url=${url}"></noscript>
<link rel="canonical" href="${escapeHtml(canonical)}">
</head>
<body>
<p><a href="${url}">${name}</a></p>
${parts.join('')}<script>${LEAD_ON}</script>
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
