import { cache } from 'react';
import { readSite, type Site } from '@/lib/content/site';

/** In development content changes while it is shown, and mistakes are shown instead of stopping everything. */
export const IS_DEVELOPMENT = process.env.NODE_ENV === 'development';

let built: Promise<Site> | undefined;

/** The site's content: read once by a build, and at every request in development. */
export const getSite = cache(() => {
  if (IS_DEVELOPMENT) return readSite('development');
  built ??= readSite('build');
  return built;
});
