// @ts-check
import { IncomingMessage, Server } from 'node:http';

/**
 * Was a request sent by a page of the same host? A proxy may pass on another `host` than it was asked for.
 *
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
export function isFromOwnHost({ origin, host, 'x-forwarded-host': forwarded }) {
  if (origin === undefined || !URL.canParse(origin)) return false;
  return [host, forwarded].includes(new URL(origin).host);
}

/**
 * Let the development server answer its own pages at every address: `127.0.0.1`, an address in the network, the name of
 * a proxy. Next.js answers requests with an origin at `localhost` alone, and at hosts that are known before it starts.
 * Without its socket a page does not follow the code, and reloads itself over and over.
 */
export function answerOwnHost() {
  const { emit } = Server.prototype;
  // Next.js reads its configuration more than once; what is put around twice does the same.
  Object.assign(Server.prototype, {
    /** @param {string} event @param {unknown[]} args @this {Server} */
    emit(event, ...args) {
      const [request] = args;
      if (request instanceof IncomingMessage && isFromOwnHost(request.headers)) {
        delete request.headers.origin;
      }
      return Reflect.apply(emit, this, [event, ...args]);
    },
  });
}
