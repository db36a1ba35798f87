import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import handler from 'serve-handler';

const YEAR_S = 31_536_000;

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
 * Serve a folder as a CDN would: clean URLs, `404.html` with status 404, files with a hash in their
 * name cached for ever and all others checked every time.
 *
 * @throws if the port is taken.
 */
export async function serve({ folder, base, port }: ServeOptions): Promise<Server> {
  const server = createServer((request, response) => {
    const { url = '/' } = request;
    if (!`${url}/`.startsWith(base)) {
      response.writeHead(302, { location: base }).end();
      return;
    }
    request.url = `/${url.slice(base.length)}`;
    void handler(request, response, {
      public: folder,
      cleanUrls: true,
      directoryListing: false,
      headers: [
        { source: '**', headers: [cacheControl('no-cache')] },
        {
          source: '_next/static/**',
          headers: [cacheControl(`public, max-age=${YEAR_S}, immutable`)],
        },
        { source: 'static/**', headers: [cacheControl(`public, max-age=${YEAR_S}, immutable`)] },
      ],
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
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

function cacheControl(value: string) {
  return { key: 'Cache-Control', value };
}
