import {
  HEADERS,
  IMMUTABLE,
  IMMUTABLE_FOLDERS,
  pagePolicy,
  REVALIDATED,
  SVG_POLICY,
  TYPES,
} from './headers';
import type { RedirectRule, ServedSite } from './served-site';

/** Types that need a charset, or that are worth compressing, in addition to text/html. */
const TEXT_TYPES = [
  'text/plain',
  'text/css',
  'text/javascript',
  'text/xml',
  'application/javascript',
  'application/json',
  ...Object.values(TYPES),
  'image/svg+xml',
].join(' ');

/**
 * A file for `conf.d` or `sites-enabled`. Only the server block sets headers: a location with its own headers
 * would drop them all. Addresses in redirects come from `$request_uri`, which keeps its escapes; `$uri` would allow
 * header injection by a line break in the address.
 */
export function nginxConfig(site: ServedSite): string {
  const { address, host, root, base, rules, policy, publicPages } = site;
  const { 'Content-Security-Policy': publicPolicy = '', ...headers } = HEADERS;
  return `# How the address of a page is written: /a for /a.html and /a/, /a/ for /a/index.html.
map $request_uri $clean_address {
  "~^/+(?<clean_folder>[^?]*/)?index(?:\\.html)?(?<folder_query>\\?.*)?$" "/$clean_folder$folder_query";
  "~^/+(?<clean_page>[^?]*?)(?:\\.html|/)(?<page_query>\\?.*)?$" "/$clean_page$page_query";
}
map $request_uri $folder_address {
  "~^/+(?<open_folder>[^?]*)(?<open_query>\\?.*)?$" "/$open_folder/$open_query";
}
map $uri $cache_control {
  default "${REVALIDATED}";
${IMMUTABLE_FOLDERS.map((folder) => `  "~^${base}${folder}/" "${IMMUTABLE}";\n`).join('')}}
map $uri $content_security_policy {
  default "${pagePolicy(policy)}";
  "~*\\.svg$" "${SVG_POLICY}";
${lines(publicPages, (name) => `  "~^${addressPattern(base + name)}$" "${publicPolicy}";`)}}

server {
  listen ${address};
  server_name ${host};
  root ${root};
  absolute_redirect off;
  error_page 404 ${base}404.html;

  include /etc/nginx/mime.types;
  types {
${lines(Object.entries(TYPES), ([ending, type]) => `    ${type} ${ending};`)}  }
  charset utf-8;
  charset_types ${TEXT_TYPES};

  # Files next to the page that \`npm run build -- --compress\` writes; without them nginx compresses.
  gzip_static on;
  gzip on;
  gzip_vary on;
  gzip_proxied any;
  gzip_min_length 1000;
  gzip_types ${TEXT_TYPES};

  add_header Cache-Control $cache_control always;
  add_header Content-Security-Policy $content_security_policy always;
${lines(Object.entries(headers), ([name, value]) => `  add_header ${name} "${value}" always;`)}
  location / {
    try_files $uri $uri.html @folder;
  }
  location @folder {
    if (-f $request_filename/index.html) { return 301 $folder_address; }
    return 404;
  }
  location ~ ^(?<page>.*)/$ {
    try_files \${uri}index.html @page;
  }
  location @page {
    if (-f $document_root$page.html) { return 301 $clean_address; }
    return 404;
  }
  location ~ \\.html$ {
    if (-f $request_filename) { return 301 $clean_address; }
    return 404;
  }
  location ~ /index$ {
    if (-f $request_filename.html) { return 301 $clean_address; }
    return 404;
  }
  location = ${base}404.html {
    internal;
  }
${base === '/' ? '' : `  location = ${base.slice(0, -1)} {\n    return 301 ${base}$is_args$args;\n  }\n`}${lines(rules, redirect)}}
`;
}

function redirect({ from, to }: RedirectRule): string {
  // nginx reads a dollar sign as the beginning of a variable.
  const [page = '', hash] = to.replaceAll('$', '%24').split('#');
  const target = hash === undefined ? '' : `#${hash}`;
  return `  location = "${from}" { return 301 "${page}$is_args$args${target}"; }`;
}

/** The ways to write the address of a page, as a regular expression. */
function addressPattern(file: string): string {
  return file
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/index\\\.html$/, '(?:index(?:\\.html)?)?')
    .replace(/\\\.html$/, '(?:\\.html)?');
}

function lines<T>(entries: readonly T[], lineOf: (entry: T) => string): string {
  return entries.map((entry) => `${lineOf(entry)}\n`).join('');
}
