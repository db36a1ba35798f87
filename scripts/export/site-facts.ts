import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bundleInlineScripts } from '../../lib/content/browser-bundle';
import { hasPieces } from '../../lib/content/search/search-files';
import type { Site } from '../../lib/content/site';
import type { SiteSettings } from '../../lib/resolve-site';
import type { Framework } from './next-output';
import { hashOf, type Policy, policyOf } from './policy';
import { parseExportedPage } from './read-exported-page';

/** What the passes need to know of the whole site. */
export interface SiteFacts {
  config: Pick<SiteSettings, 'head' | 'base'>;
  policy: Policy;
  /** What starts the framework, on every page the same. */
  framework: Framework;
  /** Where the site is deployed. */
  origin: string;
  /** The hash of a file of the site, by its address. */
  integrityOf(address: string): string;
  /** The content of one. */
  textOf(address: string): string;
}

export async function readSiteFacts(folder: string, site: Site): Promise<SiteFacts> {
  const { config } = site;
  const { next } = await readNotFoundPage(folder, site);
  const inlineScripts = Object.values(await bundleInlineScripts(config.darkMode));
  const hashes = new Map<string, string>();
  const textOf = (address: string) =>
    readFileSync(path.join(folder, address.slice(config.base.length)), 'utf8');
  return {
    config,
    policy: policyOf({ ...config, hasPieces: hasPieces() }, inlineScripts),
    framework: next.framework,
    origin: config.url,
    integrityOf(address) {
      const known = hashes.get(address);
      if (known !== undefined) return known;
      const hash = hashOf(textOf(address));
      hashes.set(address, hash);
      return hash;
    },
    textOf,
  };
}

/** The 404 page of the default language, which has all that every page has. */
function readNotFoundPage(folder: string, { routes, routing }: Site) {
  const { defaultLocale: locale, defaultVersion: version } = routing;
  const page = routes.find({ locale, version, slug: ['404'] });
  if (!page) throw new Error(`The language “${locale}” has no 404 page.`);
  return parseExportedPage(folder, page);
}
