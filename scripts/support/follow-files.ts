import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Site } from '../../lib/content/site';
import type { Page } from '../../lib/model';
import { hrefFor } from '../../lib/paths';
import { isAllowedHost, pathOf } from './own-host.mjs';
import { listen, SERVED_HOST } from './port';

const TYPES: Record<string, string> = {
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.atom': 'application/atom+xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.png': 'image/png',
};

/**
 * Serves the files that only builds write, for the development server: feeds, Markdown twins, social
 * images, lists for machines.
 *
 * @param origin The origin of the pages from which the files are created.
 * @returns The port on which they are served, on localhost only.
 */
export async function followFiles(origin: string): Promise<number> {
  const server = createServer(async ({ url = '/', headers }, response) => {
    const pathname = pathOf(url) ?? '';
    const say = (status: number, content: string | Uint8Array, type = TYPES['.txt']) => {
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
      response.end(content);
    };
    // A website could ask this server too, under a name of its own.
    if (!isAllowedHost(headers.host, [])) return say(403, 'This host is not served.\n');
    try {
      // Imported later, because the server starts faster without it.
      const { makeFile } = await import('../publish/made-files');
      const { readLiveSite } = await import('../../lib/content/live-site');
      const site = await readLiveSite();
      const content = await makeFile(pathname, site, fetchFrom(origin, site));
      if (content === undefined) say(404, `A build does not write ${pathname}.\n`);
      else say(200, content, TYPES[path.extname(pathname)]);
    } catch (error) {
      say(
        500,
        `${pathname} cannot be created: ${error instanceof Error ? error.message : error}\n`,
      );
    }
  });
  await listen(server, { port: 0, host: SERVED_HOST });
  return (server.address() as AddressInfo).port;
}

function fetchFrom(origin: string, { config }: Site) {
  return async ({ routePath }: Page): Promise<string> => {
    const response = await fetch(origin + encodeURI(hrefFor(routePath, config.base)));
    if (!response.ok) throw new Error(`${routePath} responded with status ${response.status}.`);
    return response.text();
  };
}
