import type { SearchHooks } from '../../search/searcher';

/**
 * The hooks of a site without any. A file `search-hooks.ts` in the content folder replaces this one; see
 * next.config.mjs.
 */
export const HOOKS: SearchHooks = {};
