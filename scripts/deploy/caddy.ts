import {
  HEADERS,
  IMMUTABLE,
  IMMUTABLE_FOLDERS,
  pagePolicy,
  REVALIDATED,
  SVG_POLICY,
  TYPES,
} from './headers';
import type { ServedSite } from './served-site';

/**
 * A site block for a Caddyfile. A rule of `_redirects` drops the query of an address: Caddy cannot append a query only
 * where the address has one.
 */
export function caddyConfig(site: ServedSite): string {
  const { address, root, base, rules, policy, publicPages } = site;
  const { 'Content-Security-Policy': publicPolicy = '', ...headers } = HEADERS;
  const ownAddresses = publicPages.flatMap((name) => {
    const page = base + name.replace(/\.html$/, '');
    return [base + name, page, page.replace(/index$/, '')];
  });
  const hashed = IMMUTABLE_FOLDERS.map((folder) => `${base}${folder}/*`).join(' ');
  return `${address} {
	root * ${root}
	encode zstd gzip

	@hashed path ${hashed}
${lines(Object.keys(TYPES), (ending) => `	@${ending} path *.${ending}`)}	@svg path *.svg
${lines(ownAddresses.slice(0, 1), () => `	@public path ${ownAddresses.map((path) => `"${path}"`).join(' ')}`)}	@write not method GET HEAD
	# Names that no file can have, which Caddy would answer with 500.
	@impossible path_regexp [^/]{256}|\\x00
	# Other ways to write the address of a page lead to it: /a for /a.html and /a/, /a/ for /a/index.html.
	@index {
		path */index */index.html
		file {path} {path}.html
	}
	@html {
		path *.html
		file
	}
	@slash path_regexp page ^(.+)/$
	@page file {re.page.1}.html

	route {
		header {
			Cache-Control "${REVALIDATED}"
			Content-Security-Policy "${pagePolicy(policy)}"
${lines(Object.entries(headers), ([name, value]) => `			${name} "${value}"`)}		}
		header @svg Content-Security-Policy "${SVG_POLICY}"
${lines(ownAddresses.slice(0, 1), () => `		header @public Content-Security-Policy "${publicPolicy}"`)}		header @hashed Cache-Control "${IMMUTABLE}"
${lines(Object.entries(TYPES), ([ending, type]) => `		header @${ending} Content-Type "${type}; charset=utf-8"`)}		route @write {
			header Allow "GET, HEAD"
			respond 405
		}
		error @impossible 404

${lines(rules, ({ from, to }) => `		redir "${from}" "${to}" 301`)}${base === '/' ? '' : `		redir ${base.slice(0, -1)} ${base} 301\n`}		route @index {
			uri strip_suffix .html
			uri strip_suffix index
			redir {uri} 301
		}
		route @html {
			uri strip_suffix .html
			redir {uri} 301
		}
		route @slash {
			route @page {
				uri strip_suffix /
				redir {uri} 301
			}
		}
		try_files {path} {path}.html
		# Files next to the page that \`npm run build -- --compress\` writes; without them Caddy compresses.
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
		header Cache-Control "${REVALIDATED}"
		@missing expression {http.error.status_code} == 404
		rewrite @missing ${base}404.html
		file_server @missing
	}
}
`;
}

function lines<T>(entries: readonly T[], lineOf: (entry: T) => string): string {
  return entries.map((entry) => `${lineOf(entry)}\n`).join('');
}
