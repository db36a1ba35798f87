import { cache } from 'react';
import { REVISION } from '@/lib/content/revision';
import { readSite } from '@/lib/content/site';

/** The site's content, read once per request; with drafts where content changes, in development. */
export const getSite = cache(() => readSite(REVISION > 0));
