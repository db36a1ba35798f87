// @ts-check
import { statSync } from 'node:fs';
import { IncomingMessage, request, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';

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
 * Lets the development server answer what Next.js does not: the files of the content folder's `public`, because Next.js
 * serves only the `public` folder of this project, and the files that builds write, which another server creates. That
 * server is also told of the first page that has been sent.
 *
 * @param {{ folder: string, own: string, base: string, filesPort: number }} place `own` is the folder that Next.js serves.
 */
export function answerOwnRequests({ folder, own, base, filesPort }) {
  const { emit } = Server.prototype;
  let isPageSent = false;
  /** @param {ServerResponse} response */
  const tellOfPage = (response) => {
    if (isPageSent || !String(response.getHeader('content-type')).startsWith('text/html')) return;
    isPageSent = true;
    ask(filesPort, '/', 'POST').end();
  };
  Object.assign(Server.prototype, {
    /** @param {string} event @param {unknown[]} args @this {Server} */
    emit(event, ...args) {
      const pass = () => Reflect.apply(emit, this, [event, ...args]);
      const [request, response] = args;
      const isRequest =
        event === 'request' &&
        request instanceof IncomingMessage &&
        response instanceof ServerResponse;
      if (!isRequest) return pass();
      const url = request.url ?? '/';
      const file = publicFileAt(url, { folder, base });
      if (file !== undefined) {
        const written = file.split(path.sep).map(encodeURIComponent).join('/');
        send(request, written, { root: '/', dotfiles: 'allow', cacheControl: false }).pipe(
          response,
        );
        return true;
      }
      const isMade = url.startsWith(base + MADE.slice(1));
      if (!isMade && publicFileAt(url, { folder: own, base })) {
        response.writeHead(404).end();
        return true;
      }
      if (!isMade && url.startsWith(base) && WRITTEN_FILES.test(url.slice(base.length))) {
        passOn(url.slice(base.length - 1), filesPort, response);
        return true;
      }
      response.once('finish', () => tellOfPage(response));
      return pass();
    },
  });
}

/** @param {string} url @param {number} port @param {ServerResponse} response */
function passOn(url, port, response) {
  const asked = ask(port, url, 'GET');
  asked.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  asked.on('error', () => response.writeHead(502).end());
  asked.end();
}

/** @param {number} port @param {string} path @param {string} method */
function ask(port, path, method) {
  return request({ host: '127.0.0.1', port, path, method }).on('error', () => undefined);
}
