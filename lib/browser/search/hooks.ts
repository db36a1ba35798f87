import type { SearchHooks } from '../../search/searcher';

/** What runs before, during and after a local search. */
export const HOOKS: SearchHooks = {};
