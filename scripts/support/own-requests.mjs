// @ts-check
import { statSync } from 'node:fs';
import { IncomingMessage, request, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import { Duplex } from 'node:stream';
import send from 'send';
import { isAllowedHost, isFromOwnHost, pathOf } from './own-host.mjs';

/** The files that the development server writes into the `public` folder of Next.js. */
const MADE = '/static/';
/** What builds write beside the pages: Markdown twins, feeds, social images, lists for machines. See follow-files. */
const WRITTEN_FILES =
  /^(?!_next\/|[^?]*opensearch\.xml(?:\?|$))(?:og\/[^?]*\.png|[^?]*\.(?:md|txt|xml|atom|json|webmanifest))(?:\?|$)/;

/** @param {string} file */
function isFile(file) {
  try {
    return statSync(file).isFile();
  } catch {
    return false; // There is none, or its name is too long.
  }
}

/**
 * The file of a `public` folder at a path, or the `index.html` of a folder, as file servers resolve it.
 *
 * @param {string} pathname
 * @param {{ folder: string, base: string }} place
 */
export function publicFileAt(pathname, { folder, base }) {
  if (!pathname.startsWith(base)) return undefined;
  const file = path.join(folder, pathname.slice(base.length));
  if (file !== folder && !file.startsWith(folder + path.sep)) return undefined;
  return [file, path.join(file, 'index.html')].find(isFile);
}

/**
 * @typedef {object} Place
 * @property {string} folder The public files of the content folder.
 * @property {string} own The folder that Next.js serves.
 * @property {string} base
 * @property {number} filesPort
 * @property {readonly string[]} devHosts
 * @property {(file: string) => boolean} isOwnFile Whether a file that a link may have led to is part of the project.
 */

/**
 * Lets the development server do what Next.js does not.
 *
 * It answers with the files of the content folder's `public`, because Next.js serves only the `public` folder of this
 * project, and with the files that builds write, which another server creates.
 *
 * It answers only for hosts that `isAllowedHost` allows, and accepts requests of its own pages there: at `127.0.0.1`, an
 * address in the network, the name of a proxy. Next.js accepts requests with an origin only from `localhost`, and from
 * configured hosts. Without its web socket a page does not update when code changes, and reloads in a loop.
 *
 * @param {Place} place
 */
export function answerOwnRequests({ folder, own, base, filesPort, devHosts, isOwnFile }) {
  const { emit } = Server.prototype;
  /** @param {IncomingMessage} request @param {ServerResponse} response @returns {boolean} Whether it has been answered. */
  const answer = (request, response) => {
    const url = request.url ?? '/';
    const pathname = pathOf(url);
    if (pathname === undefined) return say(response, 400, 'This address is malformed.');
    const file = publicFileAt(pathname, { folder, base });
    const isMade = url.startsWith(base + MADE.slice(1));
    if (file !== undefined && isOwnFile(file)) {
      const written = file.split(path.sep).map(encodeURIComponent).join('/');
      send(request, written, { root: '/', dotfiles: 'allow', cacheControl: false }).pipe(response);
    } else if (!isMade && (file ?? publicFileAt(pathname, { folder: own, base }))) {
      return say(response, 404, 'There is no such file.');
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
        const { headers } = request;
        if (!isAllowedHost(headers.host, devHosts)) return refuse(headers.host, response);
        if (isFromOwnHost(headers, devHosts)) delete headers.origin;
        if (response instanceof ServerResponse && event === 'request' && answer(request, response))
          return true;
      }
      return Reflect.apply(emit, this, [event, ...args]);
    },
  });
}

/** @param {string | undefined} host @param {unknown} response A socket, if the request asks for a web socket. */
function refuse(host, response) {
  if (response instanceof ServerResponse)
    return say(response, 403, `To open the site as ${host}, add it to devHosts in site.config.ts.`);
  if (response instanceof Duplex) response.destroy();
  return true;
}

/** @param {ServerResponse} response @param {number} status @param {string} text */
function say(response, status, text) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
  return true;
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
