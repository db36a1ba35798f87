// @ts-check
import { statSync } from 'node:fs';
import { IncomingMessage, request, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import { isFromOwnHost } from './own-host.mjs';

/** The files that the development server writes into the `public` folder of Next.js. */
const MADE = '/static/';
/** What builds write beside the pages: Markdown twins, feeds, social images, lists for machines. See follow-files. */
const WRITTEN_FILES =
  /^(?!_next\/|[^?]*opensearch\.xml(?:\?|$))(?:og\/[^?]*\.png|[^?]*\.(?:md|txt|xml|atom|json|webmanifest))(?:\?|$)/;

/** @param {string} file */
const isFile = (file) => statSync(file, { throwIfNoEntry: false })?.isFile() === true;

/**
 * The file of a `public` folder at an address, or the `index.html` of a folder, as file servers resolve it.
 *
 * @param {string} url
 * @param {{ folder: string, base: string }} place
 */
export function publicFileAt(url, { folder, base }) {
  const { pathname } = new URL(url, 'http://localhost');
  if (!pathname.startsWith(base)) return undefined;
  let name;
  try {
    name = decodeURIComponent(pathname.slice(base.length));
  } catch {
    return undefined;
  }
  const file = path.join(folder, name);
  if (file !== folder && !file.startsWith(folder + path.sep)) return undefined;
  return [file, path.join(file, 'index.html')].find(isFile);
}

/**
 * Lets the development server do what Next.js does not.
 *
 * It answers with the files of the content folder's `public`, because Next.js serves only the `public` folder of this
 * project, and with the files that builds write, which another server creates.
 *
 * It accepts requests of its own pages at every address: `127.0.0.1`, an address in the network, the name of a proxy.
 * Next.js accepts requests with an origin only from `localhost`, and from configured hosts. Without its web socket a page
 * does not update when code changes, and reloads in a loop.
 *
 * @param {{ folder: string, own: string, base: string, filesPort: number }} place `own` is the folder that Next.js serves.
 */
export function answerOwnRequests({ folder, own, base, filesPort }) {
  const { emit } = Server.prototype;
  /** @param {IncomingMessage} request @param {ServerResponse} response @returns {boolean} Whether it has been answered. */
  const answer = (request, response) => {
    const url = request.url ?? '/';
    const file = publicFileAt(url, { folder, base });
    const isMade = url.startsWith(base + MADE.slice(1));
    if (file !== undefined) {
      const written = file.split(path.sep).map(encodeURIComponent).join('/');
      send(request, written, { root: '/', dotfiles: 'allow', cacheControl: false }).pipe(response);
    } else if (!isMade && publicFileAt(url, { folder: own, base })) {
      response.writeHead(404).end();
    } else if (!isMade && url.startsWith(base) && WRITTEN_FILES.test(url.slice(base.length))) {
      passOn(url.slice(base.length - 1), filesPort, response);
    } else {
      return false;
    }
    return true;
  };
  // Next.js loads its configuration more than once; wrapping the handler twice has the same effect.
  Object.assign(Server.prototype, {
    /** @param {string} event @param {unknown[]} args @this {Server} */
    emit(event, ...args) {
      const [request, response] = args;
      if (request instanceof IncomingMessage) {
        if (isFromOwnHost(request.headers)) delete request.headers.origin;
        if (response instanceof ServerResponse && event === 'request' && answer(request, response))
          return true;
      }
      return Reflect.apply(emit, this, [event, ...args]);
    },
  });
}

/** @param {string} url @param {number} port @param {ServerResponse} response */
function passOn(url, port, response) {
  const asked = request({ host: '127.0.0.1', port, path: url }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  asked.on('error', () => response.writeHead(502).end());
  asked.end();
}
