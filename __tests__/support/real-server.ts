import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

/**
 * How to start each server for an exported folder: nginx and Caddy with the configurations in `scripts/deploy`, in which
 * only the places are replaced. They listen on a Unix socket, so that tests do not compete for ports, and start only when
 * they listen.
 */
export const SERVERS = {
  nginx: (out: string) => configured(out, startNginx),
  Caddy: (out: string) => configured(out, startCaddy),
};

interface Places {
  /** A folder for files of the server. */
  folder: string;
  root: string;
  socketPath: string;
  pidFile: string;
}

function configured(out: string, start: (places: Places) => void): RealServer {
  const folder = mkdtempSync(path.join(tmpdir(), 'server-'));
  const socketPath = path.join(folder, 'socket');
  const pidFile = path.join(folder, 'pid');
  start({ folder, root: path.resolve(out), socketPath, pidFile });
  return {
    ask: askAt({ socketPath }),
    stop() {
      process.kill(Number(readFileSync(pidFile, 'utf8')));
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * A configuration with other places, and the redirects of the site as its comment says. Every place must occur.
 */
function configOf(file: string, { folder, root }: Places, places: [text: string, own: string][]) {
  const text = readFileSync(`scripts/deploy/${file}`, 'utf8');
  const redirects = path.join(folder, 'redirects');
  const [, pipe = '', target = ''] = /^#\s+(sed .*) > (\S+)$/m.exec(text) ?? [];
  const command = pipe.replace('out/_redirects', `'${root}/_redirects'`);
  execFileSync('sh', ['-c', `${command} > '${redirects}'`]);
  const all: [string, string][] = [...places, ['/var/www/html', root], [`${target}*`, redirects]];
  return all.reduce((config, [place, own]) => {
    if (!config.includes(place)) throw new Error(`${file} does not contain “${place}”.`);
    return config.replace(place, own);
  }, text);
}

function startNginx(places: Places): void {
  const { folder, socketPath, pidFile } = places;
  const config = path.join(folder, 'nginx.conf');
  // Without these options it writes to system folders.
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `  ${kind}_temp_path ${folder}/${kind};\n`)
    .join('');
  const site = configOf('nginx.conf', places, [['listen 80;', `listen unix:${socketPath};`]]);
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

function startCaddy(places: Places): void {
  const { folder, socketPath, pidFile } = places;
  const config = path.join(folder, 'Caddyfile');
  const site = configOf('Caddyfile', places, [
    ['\nrsdoctor.rs {', `\nhttp:// {\n\tbind unix/${socketPath}`],
  ]);
  writeFileSync(config, `{\n\tadmin off\n}\n${site}`);
  const args = ['start', '--config', config, '--adapter', 'caddyfile', '--pidfile', pidFile];
  execFileSync(findServer('caddy'), args, {
    // By default it stores certificates and its configuration in the home directory.
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: 'ignore',
  });
}

function askAt(place: RequestOptions): RealServer['ask'] {
  return (address, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const options = { path: address, method, headers: { host: 'rsdoctor.rs', ...headers } };
      const asking = request({ ...place, ...options }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const { statusCode: status } = response;
          resolve({ status, headers: response.headers, bytes, text: bytes.toString() });
        });
      });
      asking.on('error', reject).end();
    });
}
