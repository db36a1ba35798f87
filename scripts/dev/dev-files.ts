import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import type { Page } from '../../lib/model';
import { hrefFor } from '../../lib/paths';
import { readLiveSite } from '../../lib/site/dev/live-site';
import { ownPublicDir, publicDir } from '../../lib/site/read/content-dir';
import { isOwnFile } from '../../lib/site/read/own-file';
import type { Site } from '../../lib/site/site';

const TEXT = 'text/plain; charset=utf-8';
const TYPES: Record<string, string> = {
  '.md': 'text/markdown; charset=utf-8',
  '.txt': TEXT,
  '.xml': 'application/xml; charset=utf-8',
  '.atom': 'application/atom+xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.png': 'image/png',
};
/** The files that the development server writes into the `public` folder of Next.js. */
const MADE = '/static/';
/** What builds write beside the pages: Markdown files, feeds, social images, lists for machines. */
const WRITTEN_FILES = /^\/(?!_next\/)(?:og\/.*\.png|.*\.(?:md|txt|xml|atom|json|webmanifest))$/;

/**
 * Answer with a file of the content folder's `public`, of which Next.js serves only that of this project, or with one that
 * builds write beside the pages.
 *
 * @param pathname Without the base.
 * @param origin From where the pages are fetched that a file is made of.
 * @returns Whether this is an address of such a file.
 */
export async function answerFile(
  pathname: string,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  origin: string,
): Promise<boolean> {
  const file = publicFileAt(pathname, publicDir());
  const isMade = pathname.startsWith(MADE);
  if (file !== undefined && isOwnFile(file)) {
    const written = file.split(path.sep).map(encodeURIComponent).join('/');
    send(request, written, { root: '/', dotfiles: 'allow', cacheControl: false }).pipe(response);
  } else if (!isMade && (file ?? publicFileAt(pathname, ownPublicDir()))) {
    say(response, 404, 'There is no such file.\n');
  } else if (!isMade && WRITTEN_FILES.test(pathname)) {
    await answerWrittenFile(pathname, response, origin);
  } else {
    return false;
  }
  return true;
}

/** The file of a `public` folder at a path, or the `index.html` of a folder, as file servers resolve it. */
function publicFileAt(pathname: string, folder: string): string | undefined {
  const file = path.join(folder, pathname);
  if (file !== folder && !file.startsWith(folder + path.sep)) return undefined;
  return [file, path.join(file, 'index.html')].find(isFile);
}

function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false; // There is none, or its name is too long.
  }
}

async function answerWrittenFile(
  pathname: string,
  response: ServerResponse,
  origin: string,
): Promise<void> {
  try {
    // Imported later, because the server starts faster without it.
    const { makeFile } = await import('../publish/made-files');
    const site = await readLiveSite();
    const content = await makeFile(pathname, site, fetchFrom(origin, site));
    if (content === undefined) say(response, 404, `A build does not write ${pathname}.\n`);
    else say(response, 200, content, TYPES[path.extname(pathname)]);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    say(response, 500, `${pathname} cannot be created: ${reason}\n`);
  }
}

function fetchFrom(origin: string, { config }: Site) {
  return async ({ routePath }: Page): Promise<string> => {
    const response = await fetch(origin + encodeURI(hrefFor(routePath, config.base)));
    if (!response.ok) throw new Error(`${routePath} responded with status ${response.status}.`);
    return response.text();
  };
}

/** Answer with a content that must not be kept. */
export function say(
  response: ServerResponse,
  status: number,
  content: string | Uint8Array,
  type = TEXT,
): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(content);
}
