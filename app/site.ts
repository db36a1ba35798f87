import { cache } from 'react';
import { readSite } from '@/lib/content/site';

/** In development content changes while it is shown, and mistakes are shown instead of stopping everything. */
export const IS_DEVELOPMENT = process.env.NODE_ENV === 'development';

/** The site's content, read once per request. */
export const getSite = cache(() => readSite(IS_DEVELOPMENT));
