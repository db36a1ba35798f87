import { existsSync } from 'node:fs';
import path from 'node:path';
import { SERVER_NAMES, type ServerName } from '../deploy/server-config';
import { installFromDebian, isDebianRoot } from './debian';
import { CommandError } from './run';

/** Where systems put server programs, besides `PATH`: Debian's is not in that of a user. */
const USUAL_FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin'];

const PACKAGES: Record<ServerName, string> = { nginx: 'nginx-light', caddy: 'caddy' };

/** The program of a server; its bare name if it is not installed. */
export function findServer(name: ServerName): string {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), ...USUAL_FOLDERS];
  return folders.map((folder) => path.join(folder, name)).find(existsSync) ?? name;
}

/** The servers that are not installed, after installing what Debian's packages offer where this is allowed. */
export async function ensureServers(): Promise<ServerName[]> {
  const missing = missingServers();
  if (missing.length === 0 || !isDebianRoot()) return missing;
  const packages = missing.map((name) => PACKAGES[name]);
  try {
    await installFromDebian(packages, '', ['--no-install-recommends']);
  } catch (error) {
    // Machines without a network have no packages.
    if (!(error instanceof CommandError)) throw error;
    console.log(error.message);
  }
  return missingServers();
}

function missingServers(): ServerName[] {
  return SERVER_NAMES.filter((name) => !path.isAbsolute(findServer(name)));
}
