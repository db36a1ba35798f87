import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ServerName } from '@/scripts/deploy/server-config';
import { findServer } from '@/scripts/support/servers';

/** The response of a server. */
export interface Reply {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
}

export interface RealServer {
  /** Requests an address without normalizing it. */
  ask(address: string, headers?: Record<string, string>, method?: string): Promise<Reply>;
  stop(): void;
}

/** The parameters of a configuration in a test. */
interface Place {
  /** The address on which the server listens, in its own notation. */
  address: string;
  /** The root folder of the site, without its base path. */
  root: string;
}

/**
 * Starts an installed server for an exported site. It listens on a Unix socket, so that tests do not compete for
 * ports, and both servers start only when they listen.
 */
export function startServer(
  name: ServerName,
  { out, base }: { out: string; base: string },
  configOf: (place: Place) => string,
): RealServer {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  const root = path.join(folder, 'root');
  // The site is in the folder of its base path, as an operator would deploy it.
  mkdirSync(path.dirname(path.join(root, base)), { recursive: true });
  symlinkSync(path.resolve(out), path.join(root, base).replace(/\/$/, ''));
  const socketPath = path.join(folder, 'socket');
  const pidFile = path.join(folder, 'pid');
  const start = { nginx: startNginx, caddy: startCaddy }[name];
  start({ folder, root, socketPath, pidFile, configOf });
  return {
    ask: (address, headers = {}, method = 'GET') => ask({ socketPath, address, headers, method }),
    stop() {
      process.kill(Number(readFileSync(pidFile, 'utf8')));
      rmSync(folder, { recursive: true });
    },
  };
}

interface Start {
  folder: string;
  root: string;
  socketPath: string;
  pidFile: string;
  configOf: (place: Place) => string;
}

function startNginx({ folder, root, socketPath, pidFile, configOf }: Start): void {
  const config = path.join(folder, 'nginx.conf');
  // Without these options it writes to system folders.
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `  ${kind}_temp_path ${folder}/${kind};\n`)
    .join('');
  const site = configOf({ address: `unix:${socketPath}`, root });
  writeFileSync(
    config,
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}pid ${pidFile};
error_log ${folder}/error.log;
events {}
http {
  access_log off;
${temporary}${site}}
`,
  );
  execFileSync(findServer('nginx'), ['-c', config, '-e', `${folder}/error.log`]);
}

function startCaddy({ folder, root, socketPath, pidFile, configOf }: Start): void {
  const config = path.join(folder, 'Caddyfile');
  const site = configOf({ address: 'http://', root }).replace(
    '{\n',
    `{\n\tbind unix/${socketPath}\n`,
  );
  writeFileSync(config, `{\n\tadmin off\n}\n${site}`);
  const args = ['start', '--config', config, '--adapter', 'caddyfile', '--pidfile', pidFile];
  execFileSync(findServer('caddy'), args, {
    // By default it stores certificates and its configuration in the home directory.
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: 'ignore',
  });
}

interface Question {
  socketPath: string;
  address: string;
  headers: Record<string, string>;
  method: string;
}

function ask({ socketPath, address, headers, method }: Question): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const asking = request(
      { socketPath, path: address, method, headers: { host: 'localhost', ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const { statusCode: status } = response;
          resolve({ status, headers: response.headers, bytes, text: bytes.toString() });
        });
      },
    );
    asking.on('error', reject).end();
  });
}
