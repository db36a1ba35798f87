import type { SearchHooks } from '../../search/searcher';

/**
 * The hooks of a site without any. A file `search-hooks.ts` in the content folder replaces this one; see
 * scripts/support/reading-script.
 */
export const HOOKS: SearchHooks = {};
