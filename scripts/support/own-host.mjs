// @ts-check
import { IncomingMessage, Server } from 'node:http';

/**
 * Whether a page of the same host has sent a request. A proxy may change the `host` header.
 *
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
export function isFromOwnHost({ origin, host, 'x-forwarded-host': forwarded }) {
  if (origin === undefined || !URL.canParse(origin)) return false;
  return [host, forwarded].includes(new URL(origin).host);
}

/**
 * Lets the development server accept requests of its own pages at every address: `127.0.0.1`, an address in the network,
 * the name of a proxy. Next.js accepts requests with an origin only from `localhost`, and from configured hosts.
 * Without its web socket a page does not update when code changes, and reloads in a loop.
 */
export function answerOwnHost() {
  const { emit } = Server.prototype;
  // Next.js loads its configuration more than once; wrapping the handler twice has the same effect.
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
