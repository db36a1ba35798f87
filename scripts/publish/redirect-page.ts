import { escapeHtml } from '../../lib/html';
import type { Redirect } from '../../lib/redirects';
import { policyText, sourceOf } from '../export/policy';

/** The script of every redirect page: carries query and anchor, unless the target has its own. */
export const LEAD_ON =
  'const to=document.getElementById(location.hash.slice(1))??document.links[0];to.search||=location.search;to.hash||=location.hash;location.replace(to.href)';

const POLICY = policyText({ 'default-src': ["'none'"], 'script-src': [sourceOf(LEAD_ON)] });

/**
 * A page that leads on, for hosts that read no `_redirects`, and for anchors. Search engines take the target for the page.
 *
 * @param canonical The absolute address of the target.
 * @param anchors Those of `anchorsOf`.
 */
export function redirectPage(
  { href, title, locale }: Redirect,
  canonical: string,
  anchors: readonly Redirect[],
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
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
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
