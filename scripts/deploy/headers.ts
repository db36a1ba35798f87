/**
 * What a policy in a page cannot say, by header: the answer itself has to. Hosts read them from `_headers`, other
 * servers from the configuration that `npm run server-config` prints.
 */
export const HEADERS: Readonly<Record<string, string>> = {
  // The pages show the live report in a frame; nobody else shows a page in one. Everything else stands in each page.
  'Content-Security-Policy': "frame-ancestors 'self'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
};

/** Files in these folders have a hash in their name, so readers keep them and never ask again. */
export const IMMUTABLE_FOLDERS = ['static', '_next/static'];
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Everything else may change with the next deployment. */
export const REVALIDATED = 'no-cache';

/** The types that servers do not know by themselves, by file ending. */
export const TYPES: Readonly<Record<string, string>> = {
  md: 'text/markdown',
  webmanifest: 'application/manifest+json',
};

/**
 * The file `_headers`, which Netlify, Cloudflare Pages and others read. They let readers ask for other files again by
 * themselves, and Cloudflare joins the values of all rules that match, so only one rule sets `Cache-Control`.
 *
 * @param base The path the site is served under, with slashes at both ends.
 */
export function hostHeaders(base: string): string {
  const rule = (path: string, headers: readonly (readonly [string, string])[]) =>
    `${base}${path}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
  return [
    rule('*', Object.entries(HEADERS)),
    ...IMMUTABLE_FOLDERS.map((folder) => rule(`${folder}/*`, [['Cache-Control', IMMUTABLE]])),
  ].join('');
}
