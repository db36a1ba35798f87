/** The pages embed the live report; no other site may embed a page. */
const FRAME_ANCESTORS = "frame-ancestors 'self'";

/**
 * Security headers that a policy in a page cannot replace. Hosts read them from `_headers`; `nginx.conf` and `Caddyfile`
 * send the same.
 */
export const HEADERS: Readonly<Record<string, string>> = {
  // The policy in each page contains the rest.
  'Content-Security-Policy': FRAME_ANCESTORS,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
};

/** The policy of an SVG that is opened on its own, as a document of this origin. In a page it is an image, without code. */
export const SVG_POLICY = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; ${FRAME_ANCESTORS}; sandbox`;

/** Files in these folders have a hash in their name, so browsers cache them without revalidation. */
export const IMMUTABLE_FOLDERS = ['static', '_next/static'];
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** All other files may change with the next deployment. */
export const REVALIDATED = 'no-cache';

/**
 * The file `_headers`, which Netlify, Cloudflare Pages and others read. They make browsers revalidate all other files by
 * default, and Cloudflare joins the values of all matching rules, so only one rule sets `Cache-Control`.
 *
 * @param base The path the site is served under, with slashes at both ends.
 */
export function hostHeaders(base: string): string {
  const rule = (path: string, headers: readonly (readonly [string, string])[]) =>
    `${base}${path}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
  return [
    rule('*', Object.entries(HEADERS)),
    rule('*.svg', [['Content-Security-Policy', SVG_POLICY]]),
    ...IMMUTABLE_FOLDERS.map((folder) => rule(`${folder}/*`, [['Cache-Control', IMMUTABLE]])),
  ].join('');
}
