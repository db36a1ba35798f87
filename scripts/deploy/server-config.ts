import { caddyConfig } from './caddy';
import { nginxConfig } from './nginx';
import type { ServedSite } from './served-site';

const SERVERS = { nginx: nginxConfig, caddy: caddyConfig };

export type ServerName = keyof typeof SERVERS;
export const SERVER_NAMES = Object.keys(SERVERS) as ServerName[];

/** Generates a server configuration that serves the site as the other hosts do. */
export function serverConfig(name: ServerName, site: ServedSite): string {
  return SERVERS[name](site);
}
