// @ts-check
import { statSync } from 'node:fs';
import { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';

/** The files that the development server writes into the `public` folder of Next.js. */
const MADE = '/static/';

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
 * Lets the development server serve the files of the content folder's `public`. Next.js serves only the `public` folder
 * of this project.
 *
 * @param {{ folder: string, own: string, base: string }} place `own` is the folder that Next.js serves.
 */
export function answerPublicFiles({ folder, own, base }) {
  const { emit } = Server.prototype;
  Object.assign(Server.prototype, {
    /** @param {string} event @param {unknown[]} args @this {Server} */
    emit(event, ...args) {
      const [request, response] = args;
      const isRequest =
        event === 'request' &&
        request instanceof IncomingMessage &&
        response instanceof ServerResponse;
      if (!isRequest) return Reflect.apply(emit, this, [event, ...args]);
      const url = request.url ?? '/';
      const file = publicFileAt(url, { folder, base });
      if (file !== undefined) {
        const written = file.split(path.sep).map(encodeURIComponent).join('/');
        send(request, written, { root: '/', dotfiles: 'allow', cacheControl: false }).pipe(
          response,
        );
        return true;
      }
      const isOthers =
        !url.startsWith(base + MADE.slice(1)) && publicFileAt(url, { folder: own, base });
      if (!isOthers) return Reflect.apply(emit, this, [event, ...args]);
      response.writeHead(404).end();
      return true;
    },
  });
}
