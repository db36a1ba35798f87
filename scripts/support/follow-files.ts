import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { readLiveSite } from '../../lib/content/live-site';
import type { Page } from '../../lib/model';
import { hrefFor } from '../../lib/paths';
import { makeFile } from '../publish/made-files';
import { listen, SERVED_HOST } from './port';

const TYPES: Record<string, string> = {
  '.md': 'text/markdown',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
  '.atom': 'application/atom+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Answer, for the development server, the addresses of files that only builds write: feeds, Markdown twins, lists for machines.
 *
 * @param origin Where the pages are, which they are made of.
 * @returns The port at which it listens, for this machine alone.
 */
export async function followFiles(origin: string): Promise<number> {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, origin);
    const say = (status: number, text: string, type = 'text/plain') => {
      response.writeHead(status, {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'no-store',
      });
      response.end(text);
    };
    try {
      const text = await makeFile(decodeURI(pathname), await readLiveSite(), fetchFrom(origin));
      if (text === undefined) say(404, `A build writes no ${pathname}.\n`);
      else say(200, text, TYPES[path.extname(pathname)]);
    } catch (error) {
      say(500, `${pathname} cannot be made: ${error instanceof Error ? error.message : error}\n`);
    }
  });
  await listen(server, { port: 0, host: SERVED_HOST });
  return (server.address() as AddressInfo).port;
}

function fetchFrom(origin: string) {
  return async ({ routePath }: Page): Promise<string> => {
    const { config } = await readLiveSite();
    const response = await fetch(origin + encodeURI(hrefFor(routePath, config.base)));
    if (!response.ok) throw new Error(`${routePath} answers ${response.status}.`);
    return response.text();
  };
}
