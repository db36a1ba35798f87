import { existsSync } from 'node:fs';
import path from 'node:path';
import { SERVER_NAMES, type ServerName } from '../deploy/server-config';
import { ensureInstalled } from './debian';

/** Where systems install server programs, in addition to `PATH`: Debian's folder is not in the `PATH` of a user. */
const USUAL_FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin'];

const PACKAGES: Record<ServerName, string> = { nginx: 'nginx-light', caddy: 'caddy' };

/** The program of a server; its plain name if it is not installed. */
export function findServer(name: ServerName): string {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), ...USUAL_FOLDERS];
  return folders.map((folder) => path.join(folder, name)).find(existsSync) ?? name;
}

/** Ensures that the servers are installed. @throws UserError if one is missing. */
export async function ensureServers(): Promise<void> {
  await ensureInstalled(() =>
    SERVER_NAMES.filter((name) => !path.isAbsolute(findServer(name))).map((name) => PACKAGES[name]),
  );
}
