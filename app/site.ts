import { cache } from 'react';
import { readLiveSite } from '@/lib/content/live-site';
import { readSite } from '@/lib/content/site';

/** In development content changes while it is shown, and errors are shown in the page instead of stopping the build. */
export const IS_DEVELOPMENT = process.env.NODE_ENV === 'development';

/**
 * A build reads the site once, and before it renders a page. React writes the parts of a page in the order in which they
 * are ready: the first pages of a process, if they waited for the site, would have other bytes than if they were rendered
 * later.
 */
const built = IS_DEVELOPMENT ? undefined : await readSite('build');

/** The site's content. In development every request reads what has changed. */
export const getSite = cache(async () => built ?? readLiveSite());
