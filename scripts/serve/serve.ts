import { statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { AddressInfo } from 'node:net';
import compression from 'compression';
import send, { type SendOptions } from 'send';
import { HEADERS, IMMUTABLE, IMMUTABLE_FOLDERS, REVALIDATED, SVG_POLICY } from '../deploy/headers';
import { type Answer, findAnswer, findMissingPage } from './find-answer';
import { listen, SERVED_HOST } from './port';

/** For responses that must not be cached, such as those at addresses without a page. */
const UNNAMED = { etag: false, lastModified: false, acceptRanges: false };

interface ServeOptions {
  folder: string;
  /** The path the site is served under, with slashes at both ends. */
  base: string;
  /** 0 chooses any free port. */
  port: number;
}

/** A running file server. */
export interface Server {
  origin: string;
  close(): Promise<void>;
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  folder: string;
  base: string;
}

/**
 * Serves a folder as a CDN would: clean URLs, the 404 page in the language of the address, redirects, compressed text, files with a
 * hash in their name cached as immutable and all others revalidated, and the headers of `_headers`. The folder may be replaced meanwhile.
 *
 * @throws UserError if the port is taken.
 */
export async function serve({ folder, base, port }: ServeOptions): Promise<Server> {
  const compress = compression({
    // A range refers to the bytes of the uncompressed file.
    filter: (request, response) =>
      request.headers.range === undefined && compression.filter(request, response),
  });
  const server = createServer((request, response) => {
    // The types are for Express, but the code only uses the API of Node.js.
    compress(request as never, response as never, () => {
      answer({ request, response, folder, base }).catch(() => sayStatus(response, 500));
    });
  });
  await listen(server, { port, host: SERVED_HOST });
  const { port: actual } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${actual}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(exchange: Exchange): Promise<void> {
  const { request, response, folder, base } = exchange;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sayStatus(response, 405, { allow: 'GET, HEAD' });
  }
  const { url = '/' } = request;
  const [pathname = '/', query] = url.split(/\?(.*)/s, 2);
  const redirect = (status: number, target: string) => {
    const location =
      query === undefined
        ? target
        : target.replace(/(?=#|$)/, `${target.includes('?') ? '&' : '?'}${query}`);
    sayStatus(response, status, { location });
  };
  if (!pathname.startsWith(base)) return redirect(302, base);
  const found = await findInWhole(pathname, exchange);
  if (found?.kind === 'redirect') redirect(found.status, found.location);
  else if (found) sendFile(exchange, found.names);
  // The folder is missing for a moment while it is being replaced.
  else if (versionOf(folder) === undefined) sayStatus(response, 503, { 'retry-after': '1' });
  else sendMissing(exchange, await findMissingPage(pathname, exchange));
}

/** Tries again if a file is missing, in case the folder has been replaced meanwhile. */
async function findInWhole(pathname: string, place: Exchange): Promise<Answer | undefined> {
  const version = versionOf(place.folder);
  const found = await findAnswer(pathname, place);
  const isSame = found !== undefined || version === versionOf(place.folder);
  return isSame ? found : findInWhole(pathname, place);
}

function versionOf(folder: string): string | undefined {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found && `${found.ino} ${found.birthtimeMs}`;
}

/** `send` closes the file when the client disconnects, and supports ranges and conditional requests. */
function sendFile(exchange: Exchange, names: readonly string[], options: SendOptions = {}): void {
  const { request, response, folder } = exchange;
  const name = names.map(encodeURIComponent).join('/');
  const isImmutable = IMMUTABLE_FOLDERS.some((own) => name.startsWith(`${own}/`));
  for (const [header, value] of Object.entries(HEADERS)) response.setHeader(header, value);
  if (/\.svg$/i.test(name)) response.setHeader('Content-Security-Policy', SVG_POLICY);
  response.setHeader('cache-control', isImmutable ? IMMUTABLE : REVALIDATED);
  send(request, name, {
    root: folder,
    dotfiles: 'allow',
    index: false,
    cacheControl: false,
    ...options,
  })
    .on('error', ({ status, headers }: { status: number; headers?: Record<string, string> }) => {
      const isReplaced = status === 404 && response.statusCode !== 404 && !response.headersSent;
      if (isReplaced) answer(exchange).catch(() => sayStatus(response, 500));
      else sayStatus(response, status, headers);
    })
    .pipe(response);
}

function sendMissing(exchange: Exchange, names: readonly string[]): void {
  exchange.response.statusCode = 404;
  sendFile(exchange, names, UNNAMED);
}

/** A response without a page. If the headers have been sent, the connection is closed. */
function sayStatus(
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
): void {
  if (response.headersSent) return void response.destroy();
  for (const header of response.getHeaderNames()) response.removeHeader(header);
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers });
  response.end(`${status} ${STATUS_CODES[status]}\n`);
}
