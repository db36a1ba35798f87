// @ts-check
import { bundleModule, importCode } from './bundled-module.mjs';

/** @type {Promise<typeof import('./lazy-module')> | undefined} */
let loaded;

/**
 * Bundler loader for the client components of the content folder: each is loaded where it is shown. Next.js would put all
 * of them into one file for all pages.
 *
 * @this {{ resourcePath: string }}
 * @param {string} source
 */
export default async function lazyClientLoader(source) {
  loaded ??= bundleModule('lib/content/modules/lazy-module.ts').then(importCode);
  return (await loaded).lazyModule(this.resourcePath, source) ?? source;
}
