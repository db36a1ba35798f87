import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bundleInlineScripts } from '../../lib/content/browser-bundle';
import type { Site } from '../../lib/content/site';
import { writeHashed } from './hashed-file';
import { hashOf, type Policy, policyOf } from './policy';
import { readExportedPage } from './read-exported-page';
import { shortClasses } from './short-classes';

/** What the passes need to know about the whole site. */
export type SiteFacts = Awaited<ReturnType<typeof readSiteFacts>>;

/** Reads what all pages have in common, before any of them is changed. */
export async function readSiteFacts(folder: string, site: Site) {
  const { config } = site;
  const { styles } = (await readNotFoundPage(folder, site)).next.framework;
  const hashes = new Map<string, string>();
  /** The content of a file of the site, by its address. */
  const textOf = (address: string) =>
    readFileSync(path.join(folder, address.slice(config.base.length)), 'utf8');
  return {
    policy: await readPolicy(site),
    /** The addresses of all style sheets of the framework, the same on every page. */
    styles,
    /** The short names of classes. */
    short: shortClasses(styles.map(textOf)),
    /** Where the site is deployed. */
    origin: config.url,
    /** The hash of a file of the site, by its address. */
    integrityOf(address: string): string {
      const hash = hashes.get(address) ?? hashOf(textOf(address));
      hashes.set(address, hash);
      return hash;
    },
    textOf,
    /** Writes the payload of a page to a file, and returns its address. */
    writePayload: (payload: string) =>
      writeHashed({ folder, base: config.base }, 'payload', 'txt', payload),
  };
}

/** The policy of a site, with the hashes of its inline scripts. */
export async function readPolicy({ config }: Site): Promise<Policy> {
  const inlineScripts = Object.values(await bundleInlineScripts(config.darkMode));
  return policyOf(config, inlineScripts);
}

/** The 404 page of the default language, which contains everything that all pages have in common. */
function readNotFoundPage(folder: string, { routes, routing }: Site) {
  const { defaultLocale: locale, defaultVersion: version } = routing;
  const page = routes.find({ locale, version, slug: ['404'] });
  if (!page) throw new Error(`The 404 page of the language “${locale}” is missing.`);
  return readExportedPage(folder, page);
}
