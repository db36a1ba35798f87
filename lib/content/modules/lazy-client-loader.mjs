// @ts-check
import { createJiti } from 'jiti';

const jiti = createJiti(import.meta.url, { fsCache: false });

/**
 * Bundler loader for the client components of the content folder: each is loaded where it is shown. Next.js would put all
 * of them into one file for all pages.
 *
 * @this {{ resourcePath: string }}
 * @param {string} source
 */
export default async function lazyClientLoader(source) {
  const { lazyModule } = /** @type {typeof import('./lazy-module')} */ (
    await jiti.import('./lazy-module.ts')
  );
  return lazyModule(this.resourcePath, source) ?? source;
}
