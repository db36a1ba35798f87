import { cache } from 'react';
import { bundleInlineScripts } from '@/lib/content/browser-bundle';
import { getSite, IS_DEVELOPMENT } from './site';

/** A build makes them before it renders a page, for the reason that {@link getSite} gives. */
const built = IS_DEVELOPMENT ? undefined : await bundle();

/** The inline scripts of pages. In development their code may have changed since the last page. */
export const getInlineScripts = cache(async () => built ?? bundle());

async function bundle() {
  const { config } = await getSite();
  return bundleInlineScripts(config.darkMode);
}
