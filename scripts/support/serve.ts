import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import compression from 'compression';
import handler from 'serve-handler';

const IMMUTABLE = 'public, max-age=31536000, immutable';

const HANDLING = {
  cleanUrls: true,
  directoryListing: false,
  headers: [
    { source: '**', headers: [cacheControl('no-cache')] },
    { source: '_next/static/**', headers: [cacheControl(IMMUTABLE)] },
    { source: 'static/**', headers: [cacheControl(IMMUTABLE)] },
  ],
};

interface ServeOptions {
  folder: string;
  /** The path the site is served under, with slashes at both ends. */
  base: string;
  /** 0 takes any free port. */
  port: number;
}

/** A running file server. */
export interface Server {
  origin: string;
  close(): Promise<void>;
}

/**
 * Serve a folder as a CDN would: clean URLs, `404.html` with status 404, text compressed, files with a hash in
 * their name cached for ever and all others checked every time.
 *
 * @throws if the port is taken, in words that say what to do.
 */
export async function serve({ folder, base, port }: ServeOptions): Promise<Server> {
  const compress = compression();
  const server = createServer((request, response) => {
    const { url = '/' } = request;
    const [path = '/', query] = url.split('?', 2);
    if (!path.startsWith(base)) {
      response.writeHead(302, { location: query === undefined ? base : `${base}?${query}` }).end();
      return;
    }
    request.url = `/${url.slice(base.length)}`;
    // Typed for Express; it needs no more than Node has.
    compress(request as never, response as never, () => {
      if (base !== '/') keepBase(response, base);
      void handler(request, response, { ...HANDLING, public: folder });
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new Error(`Port ${port} is taken. Set PORT to another one.`) : error);
    });
    server.listen(port, '127.0.0.1', resolve);
  });
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

/** The handler knows nothing of the base; its redirects get it back. */
function keepBase(response: ServerResponse, base: string): void {
  const writeHead = response.writeHead.bind(response) as (
    status: number,
    headers?: Record<string, string>,
  ) => ServerResponse;
  response.writeHead = ((status: number, headers?: Record<string, string>) => {
    const location = headers?.['Location'];
    const isOwn = location !== undefined && /^\/(?!\/)/.test(location);
    const own = isOwn ? { ...headers, Location: base + location.slice(1) } : headers;
    return writeHead(status, own);
  }) as typeof response.writeHead;
}

function cacheControl(value: string) {
  return { key: 'Cache-Control', value };
}
