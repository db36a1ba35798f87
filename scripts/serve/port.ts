import { createServer, type Server } from 'node:net';
import { parseArgs } from 'node:util';
import { UserError } from '../support/user-error';

const LARGEST_PORT = 65_535;
/** Accepts connections from this machine only. */
export const SERVED_HOST = '127.0.0.1';

/**
 * The port for a command: `--port`, else `PORT`, else its default.
 *
 * @throws UserError if the value is not a port.
 */
export function readPort(preferred: number, args = process.argv.slice(2)): number {
  const { name, text } = readOption(args);
  if (text === undefined || text === '') return preferred;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= LARGEST_PORT) return port;
  throw new UserError(
    `${name} is “${text}”, but a port must be a number up to ${LARGEST_PORT}. Try ${name}${name === 'PORT' ? '=' : ' '}${preferred}.`,
  );
}

function readOption(args: string[]): { name: string; text: string | undefined } {
  try {
    const { port } = parseArgs({ args, options: { port: { type: 'string', short: 'p' } } }).values;
    return port === undefined
      ? { name: 'PORT', text: process.env['PORT'] }
      : { name: '--port', text: port };
  } catch {
    throw new UserError(
      `The options “${args.join(' ')}” are not known. The only one is \`--port 4000\`, after \`--\`.`,
    );
  }
}

interface Address {
  port: number;
  /** Without a host, everybody in the network can connect. */
  host?: string | undefined;
}

/**
 * Starts a server.
 *
 * @throws UserError if the port is taken, or if the user may not use it.
 */
export function listen(server: Server, { port, host }: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      const isTaken = code === 'EADDRINUSE';
      const problem = isTaken ? `${port} is taken` : `${port} cannot be used (${message})`;
      reject(new UserError(`Port ${problem}. Choose another with \`-- --port\` or PORT.`));
    });
    server.listen({ port, host }, resolve);
  });
}

/**
 * Checks that a port is free before a build that takes minutes.
 *
 * @throws UserError
 */
export async function requireFreePort(address: Address): Promise<void> {
  const probe = createServer();
  await listen(probe, address);
  await new Promise((resolve) => probe.close(resolve));
}
