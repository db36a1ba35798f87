/**
 * What a policy in a page cannot say, by header: the answer itself has to. Hosts read them from `_headers`, other
 * servers from `npm run headers`.
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

/** The ways in which servers are told of headers. */
const FORMATS = {
  /** Netlify, Cloudflare Pages and others. */
  _headers: (base: string) => `${base}*\n${lines((name, value) => `  ${name}: ${value}`)}`,
  /** For a `server` or `location` block. Without `always` error pages would have none. */
  nginx: () => lines((name, value) => `add_header ${name} "${value}" always;`),
  /** For a site block. */
  caddy: () => `header {\n${lines((name, value) => `  ${name} "${value}"`)}}\n`,
};

export type HeaderFormat = keyof typeof FORMATS;
export const HEADER_FORMATS = Object.keys(FORMATS) as HeaderFormat[];

/**
 * The headers in the words of a server.
 *
 * @param base The path the site is served under, with slashes at both ends.
 */
export function headersFor(format: HeaderFormat, base: string): string {
  return FORMATS[format](base);
}

function lines(lineOf: (name: string, value: string) => string): string {
  return Object.entries(HEADERS)
    .map(([name, value]) => `${lineOf(name, value)}\n`)
    .join('');
}
