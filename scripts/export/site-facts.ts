import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '../../lib/content/site';
import { elementsOf } from './html';
import { hashOf, inlineScriptOf, type Policy, policyOf } from './policy';
import { readExportedPage } from './read-exported-page';

/** What the passes need to know of the whole site. */
export interface SiteFacts {
  policy: Policy;
  /** Where the site is deployed. */
  origin: string;
  /** The hash of a file of the site, by its address. */
  integrityOf(address: string): string;
}

export async function readSiteFacts(folder: string, site: Site): Promise<SiteFacts> {
  const { config } = site;
  const hashes = new Map<string, string>();
  return {
    policy: policyOf(config, await readInlineScripts(folder, site)),
    origin: config.url,
    integrityOf(address) {
      const known = hashes.get(address);
      if (known !== undefined) return known;
      const hash = hashOf(readFileSync(path.join(folder, address.slice(config.base.length))));
      hashes.set(address, hash);
      return hash;
    },
  };
}

/**
 * The inline scripts that are part of the site: those of its 404 page, which has all that every page has, and one of
 * its own. Whatever else stands on any page is refused.
 */
async function readInlineScripts(folder: string, { routes, routing }: Site): Promise<string[]> {
  const { defaultLocale: locale, defaultVersion: version } = routing;
  const page = routes.find({ locale, version, slug: ['404'] });
  if (!page) throw new Error(`The language “${locale}” has no 404 page.`);
  const { document, next } = await readExportedPage(folder, page);
  const foreign = new Set([...next.payloadScripts, ...next.frameworkElements]);
  return [...elementsOf(document)]
    .filter((element) => !foreign.has(element))
    .map(inlineScriptOf)
    .filter((script) => script !== undefined);
}
