import type { SearchHooks } from '../../search/searcher';

/**
 * What the site does around a local search: nothing. A file `search-hooks.ts` in the content folder stands
 * in for this one; see next.config.mjs.
 */
export const HOOKS: SearchHooks = {};
