import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './debian';

/** Where systems install server programs, in addition to `PATH`: Debian's folder is not in the `PATH` of a user. */
const USUAL_FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin'];

/** The servers with a configuration in `scripts/deploy`, and the packages of Debian that contain them. */
const PACKAGES = { nginx: 'nginx-light', caddy: 'caddy' };

export type ServerName = keyof typeof PACKAGES;

/** The program of a server; its plain name if it is not installed. */
export function findServer(name: ServerName): string {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), ...USUAL_FOLDERS];
  return folders.map((folder) => path.join(folder, name)).find(existsSync) ?? name;
}

/** Ensures that the servers are installed. @throws UserError if one is missing. */
export async function ensureServers(): Promise<void> {
  await ensureInstalled(() =>
    Object.entries(PACKAGES).flatMap(([name, pack]) =>
      path.isAbsolute(findServer(name as ServerName)) ? [] : pack,
    ),
  );
}
