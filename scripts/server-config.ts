/**
 * Prints a server configuration for the site: `npm run -s server-config -- nginx`. `--root` is the folder
 * on the server, and `--address` the address on which it listens.
 */
import { parseArgs } from 'node:util';
import { readSite } from '../lib/content/site';
import { redirectRules } from '../lib/redirects';
import { readRules } from './deploy/served-site';
import { SERVER_NAMES, serverConfig } from './deploy/server-config';
import { listPublicPages } from './export/report-policy';
import { readPolicy } from './export/site-facts';
import { reportFailure } from './support/report';
import { UserError } from './support/user-error';

const ADDRESSES = { nginx: () => '80', caddy: (url: string) => new URL(url).host };

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { root: { type: 'string', default: '/var/www/html' }, address: { type: 'string' } },
  });
  const name = SERVER_NAMES.find((candidate) => candidate === positionals[0]);
  if (!name) throw new UserError(`Name the server: ${SERVER_NAMES.join(' or ')}.`);
  const site = await readSite();
  const { config, redirects } = site;
  const { base, url } = config;
  const { root, address = ADDRESSES[name](url) } = values;
  const host = new URL(url).hostname;
  const rules = readRules(redirectRules(redirects, base));
  const policy = await readPolicy(site);
  const publicPages = listPublicPages();
  const served = { address, host, root, base, rules, policy: policy.text, publicPages };
  process.stdout.write(serverConfig(name, served));
}

main().catch(reportFailure);
