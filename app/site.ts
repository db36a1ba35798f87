import { cache } from 'react';
import { readSite } from '@/lib/content/site';

/** The site's content, read once per request. */
export const getSite = cache(readSite);
