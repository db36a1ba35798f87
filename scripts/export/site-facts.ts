import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bundleInlineScripts } from '../../lib/site/data/browser-bundle';
import type { Site } from '../../lib/site/site';
import { hashOf, policyOf } from './policy';

/** What the passes need to know about the whole site. */
export type SiteFacts = Awaited<ReturnType<typeof readSiteFacts>>;

export async function readSiteFacts(folder: string, { config }: Pick<Site, 'config'>) {
  const inlineScripts = Object.values(await bundleInlineScripts(config.darkMode));
  const hashes = new Map<string, string>();
  return {
    config,
    /** The policy of the site, with the hashes of its inline scripts. */
    policy: policyOf(config, inlineScripts),
    /** The hash of a file of the site, by its address. */
    integrityOf(address: string): string {
      const file = path.join(folder, address.slice(config.base.length));
      const hash = hashes.get(address) ?? hashOf(readFileSync(file));
      hashes.set(address, hash);
      return hash;
    },
  };
}
