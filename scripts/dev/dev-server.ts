import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { escapeHtml } from '../../lib/html';
import { parsePath } from '../../lib/paths';
import { ContentError } from '../../lib/problem/report';
import { findRedirect } from '../../lib/redirects';
import { followEdits } from '../../lib/site/dev/edits';
import { readLiveSite } from '../../lib/site/dev/live-site';
import { loadOpenPage } from '../../lib/site/dev/live-source';
import { SERVED_HOST } from '../serve/port';
import { answerFile, say } from './dev-files';
import { isAllowedHost, isFromOwnHost, pathOf } from './dev-host';

/** What answers everything that this server does not. */
export interface Renderer {
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Takes over a web socket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
}

interface DevSite {
  /** The path the site is served under, with slashes at both ends. */
  base: string;
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * Serves the site in development: what is made of the content by itself, pages and code by Next.js.
 *
 * It answers only for hosts that `isAllowedHost` allows. Next.js takes requests with an origin from `localhost` only, so
 * that of its own pages is taken away, at whatever address they are open: without its web socket a page does not update when code
 * changes, and reloads in a loop.
 */
export function createDevServer({ base }: DevSite, renderer: Renderer): Server {
  const answer = async ({ request, response }: Exchange) => {
    const { headers, url = '/' } = request;
    if (!isAllowedHost(headers.host)) {
      return say(response, 403, 'Open the site as localhost, or by its IP address.\n');
    }
    const pathname = pathOf(url);
    if (pathname === undefined) return say(response, 400, 'This address is malformed.\n');
    const { port } = server.address() as AddressInfo;
    const below = pathname.startsWith(base) ? pathname.slice(base.length - 1) : undefined;
    const path = /^\/_(?:next\/|_nextjs)/.test(below ?? '') ? undefined : below;
    const origin = `http://${SERVED_HOST}:${port}`;
    if (path !== undefined && (await answerOwn(path, { request, response }, origin))) return;
    // Nothing would start it again.
    if (below === '/__nextjs_restart_dev')
      return say(response, 404, 'Restart it in the terminal.\n');
    if (isFromOwnHost(headers)) delete headers.origin;
    await renderer.answer(request, response);
  };
  const server = createServer((request, response) => {
    answer({ request, response }).catch((error: unknown) => {
      if (error instanceof ContentError) {
        say(response, 500, errorPage(error, base), 'text/html; charset=utf-8');
        return;
      }
      console.error(error);
      if (response.headersSent) response.destroy();
      else say(response, 500, 'The error is in the terminal.\n');
    });
  });
  server.on('upgrade', (request, socket, head) => {
    const { headers } = request;
    if (!isAllowedHost(headers.host)) return socket.destroy();
    if (isFromOwnHost(headers)) delete headers.origin;
    renderer.upgrade(request, socket, head);
  });
  return server;
}

/**
 * Answer what is made of the content apart from pages.
 *
 * @param pathname Without the base.
 * @returns Whether this is an address of such a thing.
 */
async function answerOwn(pathname: string, exchange: Exchange, origin: string): Promise<boolean> {
  if (pathname === '/content-changes') {
    sendEdits(exchange);
    return true;
  }
  if (await answerFile(pathname, exchange, origin)) return true;
  const site = await readLiveSite();
  // Builds write a page, and a rule for hosts, for every redirect.
  const redirect = findRedirect(site.redirects, pathname);
  if (redirect) exchange.response.writeHead(307, { location: redirect.href }).end();
  // Next.js renders the 404 page like any other. An address with an ending may be that of a file.
  else if (!/\.\w+$/.test(pathname) && !site.routes.find(parsePath(pathname, site.routing)))
    exchange.response.statusCode = 404;
  return redirect !== undefined;
}

/** An error in the configuration, without which there is no page. Next.js would print it for every part of a page. */
function errorPage({ message, digest }: ContentError, base: string): string {
  const edits = `${base}content-changes?revision=${digest}`;
  return `<!DOCTYPE html><title>Error</title><h1>This page cannot be shown</h1><pre>${escapeHtml(message)}</pre>
<script>new EventSource('${edits}').onmessage = () => location.reload()</script>`;
}

/**
 * Sends an open page as it is after every edit, as server-sent events: its data, or nothing where it cannot be shown.
 *
 * `GET /content-changes?locale=&path=&revision=`: the page, and the revision of the content that it shows.
 */
function sendEdits({ request, response }: Exchange): void {
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const read = (name: string) => searchParams.get(name) ?? '';
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.flushHeaders();
  const stop = followEdits(read('revision'), async () => {
    const page = await loadOpenPage(read('locale'), read('path')).catch(() => undefined);
    if (!response.destroyed) response.write(`data: ${page ? JSON.stringify(page) : ''}\n\n`);
  });
  response.on('close', stop);
}
